/**
 * What is known of the position shown: what was played before in it, and what can be proved.
 *
 * @import {Place, Score} from "./engine.js"
 * @import {MoveView} from "../board/types.js"
 */

import { say } from "../board/words.js";
import { Refusal, ask } from "../game/client.js";

export class Oracle {
  /** @type {Place|null} */
  #place = null;
  /** What is asked for last. */
  #latest = 0;

  /**
   * @param {HTMLDetailsElement} book
   * @param {HTMLDetailsElement} solver
   * @param {Record<string, string>} words
   * @param {(moves: string[]) => void} follow
   * @param {(moves: MoveView[]) => void} arrows
   */
  constructor(book, solver, words, follow, arrows) {
    this.book = book;
    this.solver = solver;
    this.words = words;
    this.arrows = arrows;
    book.hidden = false;
    solver.hidden = false;
    book.addEventListener("toggle", () => void this.#read());
    for (const box of [book, solver]) {
      box.addEventListener("click", (event) => {
        const button = event.target instanceof Element && event.target.closest("[data-line]");
        if (button instanceof HTMLElement) follow((button.dataset.line ?? "").split(" "));
      });
    }
    const form = /** @type {HTMLFormElement} */ (solver.querySelector("form"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#solve(new FormData(form));
    });
  }

  /**
   * Another position is shown.
   * @param {Place} place
   */
  show(place) {
    this.#place = place;
    this.#latest += 1;
    this.#answer("");
    /** @type {HTMLButtonElement} */ (this.solver.querySelector("button")).disabled = place.over;
    void this.#read();
  }

  #query() {
    const { rules, position, moves } = /** @type {Place} */ (this.#place);
    const query = new URLSearchParams({ rules, moves: moves.join(" ") });
    if (position) query.set("position", position);
    return query;
  }

  async #read() {
    if (!this.book.open || !this.#place) return;
    const asked = this.#latest;
    const { moves } = await ask(`/api/analysis/book?${this.#query()}`).catch(() => ({ moves: [] }));
    if (asked !== this.#latest) return;
    const table = /** @type {HTMLElement} */ (this.book.querySelector("table"));
    table.hidden = moves.length === 0;
    /** @type {HTMLElement} */ (this.book.querySelector(".none")).hidden = moves.length > 0;
    /** @type {HTMLElement} */ (table.querySelector("tbody")).replaceChildren(
      ...moves.map((/** @type {any} */ line) => bookRow(line)),
    );
  }

  /** @param {string} words @param {string[]} [line] */
  #answer(words, line = []) {
    const box = /** @type {HTMLElement} */ (this.solver.querySelector(".answer"));
    const spoken = document.createElement("span");
    spoken.textContent = words;
    box.hidden = words === "";
    const moves = line.map((text, i) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = text;
      button.dataset.line = line.slice(0, i + 1).join(" ");
      return button;
    });
    box.replaceChildren(spoken, ...moves);
  }

  /** @param {FormData} data */
  async #solve(data) {
    const asked = this.#latest;
    const query = this.#query();
    const gain = String(data.get("gain") ?? "");
    if (gain) query.set("gain", gain);
    this.#answer(say(this.words, "solving"));
    const button = /** @type {HTMLButtonElement} */ (this.solver.querySelector("button"));
    button.disabled = true;
    try {
      const { words, line, first } = await ask(`/api/analysis/solve?${query}`);
      if (asked !== this.#latest) return;
      this.#answer(words, line);
      if (first) this.arrows([first]);
    } catch (error) {
      if (asked === this.#latest) {
        this.#answer(error instanceof Refusal ? error.message : say(this.words, "offline"));
      }
    } finally {
      button.disabled = this.#place?.over ?? false;
    }
  }
}

/** @param {{move: MoveView, games: number, wins: number, draws: number, losses: number, score: Score|null}} line */
function bookRow({ move, games, wins, draws, losses, score }) {
  const row = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = move.text;
  button.dataset.line = move.text;
  head.append(button);
  const cells = [games, wins, draws, losses, score?.words ?? "–"].map((text) => {
    const cell = document.createElement("td");
    cell.textContent = String(text);
    return cell;
  });
  row.append(head, ...cells);
  return row;
}
