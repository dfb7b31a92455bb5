/**
 * Pieces on the move.
 *
 * @import {MoveView} from "./types.js"
 * @import {Surface} from "./surface.js"
 */

/** How long a move takes, in milliseconds. */
const ROLL = 180;
const DROP = 140;

/** Whether the person asked for stillness. */
function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Shows a move on the pieces as they stand: a line moves as one, what leaves the board drops into
 * the gutter. Resolves when all is at rest; the caller then draws the position anew.
 * @param {Surface} surface
 * @param {MoveView} move
 * @returns {Promise<void>}
 */
export async function roll(surface, move) {
  if (still()) return;
  const running = [];
  for (const { cell, goal, from, to } of surface.ways(move)) {
    const piece = surface.standing.get(cell);
    if (!piece) continue;
    const there = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    piece.parentNode?.append(piece);
    if (goal !== null) {
      running.push(animate(piece, [{ transform: "translate(0, 0)" }, { transform: there }], ROLL));
    } else {
      const beyond = `translate(${(to.x - from.x) * 1.1}px, ${(to.y - from.y) * 1.1}px)`;
      const frames = [
        { transform: "translate(0, 0)", opacity: 1 },
        { transform: there, opacity: 1, offset: ROLL / (ROLL + DROP) },
        { transform: beyond, opacity: 0 },
      ];
      running.push(animate(piece, frames, ROLL + DROP));
    }
  }
  for (const cell of move.removed) {
    const piece = surface.standing.get(cell);
    if (piece) running.push(animate(piece, [{ opacity: 1 }, { opacity: 1 }, { opacity: 0 }], ROLL));
  }
  await Promise.all(running);
}

/**
 * @param {SVGElement} piece
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @returns {Promise<unknown>}
 */
function animate(piece, frames, duration) {
  const options = { duration, easing: "cubic-bezier(.3,.1,.3,1)", fill: /** @type {const} */ ("forwards") };
  // A move that is overtaken by the next position is cancelled with its pieces: that is no fault.
  return piece.animate(frames, options).finished.catch(() => undefined);
}
