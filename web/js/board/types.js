/**
 * What the server tells of a game. Every question of legality is answered by `legal`.
 *
 * @typedef {object} MoveView
 * @property {string} text The move in the notation of the game.
 * @property {"line"|"push"|"broadside"|"shield"|"rotation"|"phalanx"|"capture"|"place"} kind
 * @property {[string, string|null][]} shifts Each piece that moves, the mover's group first from rear to front; null is off the board.
 * @property {number} own How many of the shifts are the mover's group.
 * @property {string[]} removed Pieces captured where they stand.
 * @property {string|null} place Where a stone is placed.
 *
 * @typedef {object} SeatView
 * @property {string} name
 * @property {string} colour
 * @property {number} team
 * @property {boolean} out Whether it has left the game.
 *
 * @typedef {object} GameView
 * @property {string} rules
 * @property {string} game
 * @property {string} position
 * @property {number} ply
 * @property {SeatView[]} seats
 * @property {number|null} turn Index of the seat to move; null when the game is over.
 * @property {number[]} scores
 * @property {number[]|null} goals
 * @property {{cell: string, kind: string}[]} pieces
 * @property {{cell: string, kind: string}[]} blocked
 * @property {MoveView[]} legal
 * @property {MoveView|null} last
 * @property {{kind: string, by: number}[]} lost
 * @property {string[]} moves
 * @property {(number|null)[]} movers The seat each of the moves belongs to.
 * @property {number[]} turns The turn each of the moves belongs to.
 * @property {{winners: number[], reason: string}|null} outcome
 *
 * @typedef {{x: number, y: number}} Point
 */

export {};
