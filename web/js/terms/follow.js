/**
 * Keeps the overlay of a board that is played on up to date.
 *
 * @import {SumitoBoard} from "../board/sumito-board.js"
 */

import { ask } from "../game/client.js";
import { Terms } from "./terms.js";

/**
 * @param {HTMLElement} root What holds the board and the overlay's legend.
 * @returns {Terms|null}
 */
export function followTerms(root) {
  const board = /** @type {SumitoBoard|null} */ (root.querySelector("sumito-board"));
  const box = /** @type {HTMLElement|null} */ (root.querySelector(".terms-box"));
  if (!board || !box) return null;
  let latest = 0;
  const refresh = async () => {
    const view = board.view;
    if (!terms.on || !view) return;
    const asked = (latest += 1);
    const query = new URLSearchParams({ rules: view.rules, position: view.position });
    const answer = await ask(`/api/terms?${query}`).catch(() => ({ terms: [] }));
    if (asked === latest) terms.show(answer.terms);
  };
  const terms = new Terms(box, () => board.querySelector("svg.board"), () => void refresh());
  board.addEventListener("sumito-shown", () => void refresh());
  return terms;
}
