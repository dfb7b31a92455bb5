/**
 * The list of moves: a row a round, a column a seat; pressing a move shows the position after it.
 *
 * @import {GameView} from "../board/types.js"
 */

import { say } from "../board/words.js";

export class Moves {
  #written = "";

  /**
   * @param {HTMLElement} list
   * @param {Record<string, string>} words
   * @param {(ply: number) => void} chosen
   */
  constructor(list, words, chosen) {
    this.list = list;
    this.words = words;
    list.addEventListener("click", (event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (button) chosen(Number(button.dataset.ply));
    });
  }

  /**
   * @param {GameView} view
   * @param {number} ply The ply shown on the board.
   */
  show(view, ply) {
    const key = view.moves.join(" ");
    if (this.#written !== key || this.list.children.length === 0) this.#write(view);
    this.#written = key;
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const current = this.list.querySelector(`[data-ply="${ply}"]`);
    current?.setAttribute("aria-current", "true");
    const box = this.list.parentElement;
    if (!box) return;
    if (current instanceof HTMLElement) {
      const top = current.offsetTop - box.offsetTop;
      if (top < box.scrollTop || top + current.offsetHeight > box.scrollTop + box.clientHeight) {
        box.scrollTop = top - box.clientHeight / 2;
      }
    } else {
      box.scrollTop = 0;
    }
  }

  /** @param {GameView} view */
  #write(view) {
    const columns = view.seats.length;
    this.list.style.setProperty("--columns", String(columns));
    this.list.dataset.seats = String(columns);
    /** @type {HTMLElement[]} */
    const rows = [];
    /** @type {HTMLElement[]} */
    let cells = [];
    const begin = () => {
      const row = document.createElement("li");
      const number = document.createElement("span");
      number.className = "number";
      number.textContent = `${rows.length + 1}.`;
      cells = Array.from({ length: columns }, () => document.createElement("span"));
      row.append(number, ...cells);
      rows.push(row);
    };
    /** Seats that have left: they are not passed over. @type {Set<number>} */
    const left = new Set();
    let [before, turn] = [-1, -1];
    view.moves.forEach((text, i) => {
      const mover = view.movers[i];
      const leaves = mover !== null && /^(resign|flag)-/.test(text);
      if (rows.length === 0) begin();
      const next = (before + 1) % columns;
      if (mover === null || (leaves && mover !== next)) {
        cells[mover ?? Math.max(before, 0)].append(this.#button(text, i));
      } else {
        if (view.turns[i] !== turn && before >= 0) {
          for (let seat = next; ; seat = (seat + 1) % columns) {
            if (seat <= before && seat === 0) begin();
            if (seat === mover) break;
            if (!left.has(seat)) cells[seat].append("--");
          }
        }
        cells[mover].append(this.#button(text, i));
        before = mover;
      }
      if (leaves) left.add(mover);
      turn = view.turns[i];
    });
    this.list.replaceChildren(...rows);
  }

  /** @param {string} text @param {number} i */
  #button(text, i) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.ply = String(i + 1);
    const left = /^(resign|flag)-/.exec(text);
    button.classList.toggle("left", left !== null);
    button.textContent = left ? say(this.words, left[1]) : text;
    return button;
  }
}
