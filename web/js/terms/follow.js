/**
 * Keeps the overlay of a board that is played on up to date.
 *
 * @import {SumitoBoard} from "../board/sumito-board.js"
 */

import { ask } from "../game/client.js";
import { Terms } from "./terms.js";

/**
 * @param {HTMLElement} root What holds the board, which may be replaced, and the legend.
 * @returns {Terms|null}
 */
export function followTerms(root) {
  const box = /** @type {HTMLElement|null} */ (root.querySelector(".terms-box"));
  if (!box) return null;
  const board = () => /** @type {SumitoBoard|null} */ (root.querySelector("sumito-board"));
  let latest = 0;
  const refresh = async () => {
    const view = board()?.view;
    if (!terms.on || !view) return;
    const asked = (latest += 1);
    const query = new URLSearchParams({ rules: view.rules, position: view.position });
    const answer = await ask(`/api/terms?${query}`).catch(() => ({ terms: [] }));
    if (asked === latest) terms.show(answer.terms);
  };
  const svg = () => /** @type {SVGSVGElement|null} */ (board()?.querySelector("svg.board") ?? null);
  const terms = new Terms(box, svg, () => void refresh());
  root.addEventListener("sumito-shown", () => void refresh());
  // While pieces are on their way, what they stood in has no outline.
  root.addEventListener("sumito-move", () => terms.show([]));
  return terms;
}
