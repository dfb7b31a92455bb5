/**
 * What pages with a board share.
 *
 * @import {GameView} from "../board/types.js"
 */

import { say } from "../board/words.js";
import { Refusal, ask } from "./client.js";

/**
 * The part of a page that must be there.
 * @param {ParentNode} root
 * @param {string} selector
 */
export function find(root, selector) {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return /** @type {HTMLElement} */ (element);
}

/**
 * Hands over each move that is typed.
 * @param {ParentNode} root
 * @param {(text: string) => Promise<boolean>} play Whether the move was taken; then the field is emptied.
 */
export function hearTyped(root, play) {
  const typed = /** @type {HTMLFormElement} */ (find(root, ".typed"));
  typed.addEventListener("submit", (event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (typed.elements.namedItem("move"));
    const text = input.value.trim();
    if (text) void play(text).then((played) => played && (input.value = ""));
  });
}

/**
 * Asks the rules why a gesture is no legal move.
 * @param {GameView} view
 * @param {{from: string, to: string, text: string}} tried
 * @param {Record<string, string>} words
 * @returns {Promise<string>}
 */
export async function whyNot({ rules, position }, { from, to, text }, words) {
  try {
    await ask("/api/position", { rules, position, moves: [text] });
    return say(words, "noLine", { from, to });
  } catch (error) {
    return error instanceof Refusal ? error.message : say(words, "offline");
  }
}
