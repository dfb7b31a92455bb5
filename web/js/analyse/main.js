/** Brings the analysis board to life. */

import "../board/sumito-board.js";
import { followTerms } from "../terms/follow.js";
import { AnalysePage } from "./page.js";

const root = document.querySelector(".table.analysis");
const [shared, own] = [document.querySelector("#words"), document.querySelector("#analyse-words")];
if (root instanceof HTMLElement && shared instanceof HTMLElement && own instanceof HTMLElement) {
  const words = /** @type {Record<string, string>} */ ({ ...shared.dataset, ...own.dataset });
  new AnalysePage(root, words);
  followTerms(root);
}
