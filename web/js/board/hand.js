/**
 * What the player holds: picked pieces, or candidates of an ambiguous gesture to choose from.
 * Knows cells and legal moves, not where things lie or how they look.
 *
 * @import {MoveView} from "./types.js"
 */

import { answers, drag, movable, numberCells, pick, strikesOwn } from "./gestures.js";

/**
 * What a gesture came to: a move to play, a try no legal move fits, or neither yet.
 * @typedef {{move: MoveView} | {tried: {picks: string[], cell: string}} | null} Upshot
 */

export class Hand {
  /** @type {MoveView[]} */
  legal = [];
  /** @type {string[]} */
  picks = [];
  /** @type {MoveView[]} */
  choosing = [];

  /**
   * Begins anew with the moves of another position.
   * @param {MoveView[]} legal
   */
  take(legal) {
    this.legal = legal;
    this.letGo();
  }

  /** Drops everything. Says whether there was something to drop. */
  letGo() {
    const held = this.picks.length > 0 || this.choosing.length > 0;
    this.picks = [];
    this.choosing = [];
    return held;
  }

  /**
   * A cell is clicked, touched, or entered by key.
   * @param {string} cell
   * @returns {Upshot}
   */
  click(cell) {
    if (this.choosing.length > 0) {
      const place = numberCells(this.choosing).indexOf(cell);
      if (place >= 0) return this.choose(place);
      this.letGo();
      return null;
    }
    if (movable(this.legal, cell)) {
      const struck = strikesOwn(this.legal, this.picks, cell);
      if (struck.length > 0) return this.#decide(struck);
      this.picks = pick(this.legal, this.picks, cell);
      return null;
    }
    const meant = answers(this.legal, this.picks, cell);
    if (meant.length > 0) return this.#decide(meant);
    return this.picks.length > 0 ? { tried: { picks: this.picks, cell } } : null;
  }

  /**
   * A piece is dragged to another cell.
   * @param {string} from
   * @param {string} to
   * @returns {Upshot}
   */
  drop(from, to) {
    this.choosing = [];
    if (!movable(this.legal, from)) {
      return { tried: { picks: [from], cell: to } };
    }
    const { moves, picks } = drag(this.legal, this.picks, from, to);
    const held = this.picks.includes(from) ? this.picks : [from];
    this.picks = picks;
    if (moves.length > 0) return this.#decide(moves);
    if (picks.length > 1 && !held.includes(to) && held.length > 1) {
      return { tried: { picks: held, cell: to } };
    }
    return picks.length > 1 ? null : { tried: { picks: held, cell: to } };
  }

  /**
   * The moves a drag would come to if it ended on this cell.
   * @param {string} from
   * @param {string} to
   */
  outlook(from, to) {
    return from === to ? [] : drag(this.legal, this.picks, from, to).moves;
  }

  /**
   * The numbered candidate is chosen.
   * @param {number} index From 0.
   * @returns {Upshot}
   */
  choose(index) {
    const move = this.choosing[index];
    if (!move) return null;
    this.letGo();
    return { move };
  }

  /**
   * @param {MoveView[]} moves
   * @returns {Upshot}
   */
  #decide(moves) {
    if (moves.length === 1) {
      this.letGo();
      return { move: moves[0] };
    }
    this.choosing = moves;
    return null;
  }
}
