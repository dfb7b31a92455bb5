/** Brings a puzzle to life. */

import "../board/sumito-board.js";
import { PuzzlePage } from "./page.js";

const root = document.querySelector(".table.puzzles");
const [shared, own] = [document.querySelector("#words"), document.querySelector("#puzzle-words")];
if (root instanceof HTMLElement && shared instanceof HTMLElement && own instanceof HTMLElement) {
  const words = /** @type {Record<string, string>} */ ({ ...shared.dataset, ...own.dataset });
  if (root.dataset.puzzle) new PuzzlePage(root, words);
}
