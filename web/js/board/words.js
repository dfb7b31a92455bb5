/**
 * What the board says aloud. A page in another language hands in its own sentences under the
 * same keys.
 *
 * @import {MoveView} from "./types.js"
 */

/** @type {Record<string, string>} */
export const ENGLISH = {
  board: "Board. Arrow keys move, Enter picks, Escape lets go.",
  empty: "{cell}, empty",
  piece: "{cell}, {piece}",
  picked: "picked",
  target: "a move goes here",
  strike: "a push or capture goes here",
  black: "black",
  white: "white",
  red: "red",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  neutral: "neutral",
  obstacle: "obstacle",
  hole: "hole",
  moved: "{move} played.",
  ejected: "{move} played, a piece leaves the board.",
  captured: "{move} played, captures: {count}.",
  choose: "{count} moves fit. Choose by number, Escape lets go.",
  choice: "{number}: {move}",
};

/**
 * A sentence with its gaps filled.
 * @param {Record<string, string>} words
 * @param {string} key
 * @param {Record<string, string|number>} [gaps]
 */
export function say(words, key, gaps = {}) {
  const sentence = words[key] ?? ENGLISH[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, gap) => String(gaps[gap] ?? whole));
}

/**
 * What a move did, in a sentence.
 * @param {Record<string, string>} words
 * @param {MoveView} move
 */
export function tell(words, move) {
  if (move.shifts.some(([, to]) => to === null)) return say(words, "ejected", { move: move.text });
  if (move.removed.length > 0) {
    return say(words, "captured", { move: move.text, count: move.removed.length });
  }
  return say(words, "moved", { move: move.text });
}
