/** Brings the game on a page to life. */

import "../board/sumito-board.js";
import { followTerms } from "../terms/follow.js";
import { GamePage } from "./page.js";

const root = document.querySelector(".table");
const words = document.querySelector("#words");
if (root instanceof HTMLElement && words instanceof HTMLElement) {
  new GamePage(root, /** @type {Record<string, string>} */ ({ ...words.dataset }));
  followTerms(root);
}
