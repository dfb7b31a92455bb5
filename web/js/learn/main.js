/** Brings the introduction to life. */

import { LearnPage } from "./page.js";

const root = document.querySelector(".table.lesson");
const [shared, own] = [document.querySelector("#words"), document.querySelector("#lesson-words")];
if (root instanceof HTMLElement && shared instanceof HTMLElement && own instanceof HTMLElement) {
  new LearnPage(root, /** @type {Record<string, string>} */ ({ ...shared.dataset, ...own.dataset }));
}
