/** Brings the editor to life. */

import "./board.js";
import { EditorPage } from "./page.js";

const root = document.querySelector(".table.editor");
const [shared, own] = [document.querySelector("#words"), document.querySelector("#editor-words")];
if (root instanceof HTMLElement && shared instanceof HTMLElement && own instanceof HTMLElement) {
  const words = /** @type {Record<string, string>} */ ({ ...shared.dataset, ...own.dataset });
  new EditorPage(root, words);
}
