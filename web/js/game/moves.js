/**
 * The list of moves: a row a round, a column a seat; pressing a move shows the position after it.
 *
 * @import {GameView} from "../board/types.js"
 */

export class Moves {
  #written = "";

  /**
   * @param {HTMLElement} list
   * @param {(ply: number) => void} chosen
   */
  constructor(list, chosen) {
    this.list = list;
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
    /** @type {HTMLElement[]} */
    const rows = [];
    /** @type {HTMLElement[]} */
    let cells = [];
    let before = columns;
    view.moves.forEach((text, i) => {
      const seat = view.movers[i] ?? Math.min(before + 1, columns - 1);
      if (rows.length === 0 || seat < before) {
        const row = document.createElement("li");
        const number = document.createElement("span");
        number.className = "number";
        number.textContent = `${rows.length + 1}.`;
        cells = Array.from({ length: columns }, () => document.createElement("span"));
        row.append(number, ...cells);
        rows.push(row);
      }
      before = seat;
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.ply = String(i + 1);
      button.textContent = text;
      cells[seat].append(button);
    });
    this.list.replaceChildren(...rows);
  }
}
