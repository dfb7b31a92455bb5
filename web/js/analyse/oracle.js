/**
 * What is known of the position shown: what was played before in it, what endgame tables tell of it,
 * and what can be proved.
 *
 * @import {Place, Score} from "./engine.js"
 * @import {MoveView} from "../board/types.js"
 *
 * @typedef {object} Told What endgame tables tell of a move.
 * @property {MoveView} move
 * @property {Score} score
 */

import { say } from "../board/words.js";
import { Refusal, ask } from "../game/client.js";
import { scoreChip } from "./engine.js";

export class Oracle {
  /** @type {Place|null} */
  #place = null;
  /** What is asked for last. */
  #latest = 0;

  /**
   * @param {HTMLDetailsElement} book
   * @param {HTMLDetailsElement} solver
   * @param {HTMLDetailsElement|null} tables Null where the server has none.
   * @param {Record<string, string>} words
   * @param {(moves: string[]) => void} follow
   * @param {(moves: MoveView[]) => void} arrows
   */
  constructor(book, solver, tables, words, follow, arrows) {
    this.book = book;
    this.solver = solver;
    this.tables = tables;
    this.words = words;
    this.arrows = arrows;
    book.addEventListener("toggle", () => void this.#read());
    tables?.addEventListener("toggle", () => void this.#lookUp());
    for (const box of [book, solver, ...(tables ? [tables] : [])]) {
      box.hidden = false;
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
    void this.#lookUp();
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

  /** Looks the position up in the tables. */
  async #lookUp() {
    const { tables } = this;
    if (!tables?.open || !this.#place || this.#place.over) {
      this.#told("", []);
      return;
    }
    const asked = this.#latest;
    try {
      const found = await ask(`/api/analysis/tables?${this.#query()}`);
      if (asked !== this.#latest) return;
      this.#told(found?.value.score.words ?? say(this.words, "tablesNone"), found?.moves ?? []);
    } catch (error) {
      if (asked !== this.#latest) return;
      this.#told(error instanceof Refusal ? error.message : say(this.words, "offline"), []);
    }
  }

  /** @param {string} words @param {Told[]} moves Best first. */
  #told(words, moves) {
    const { tables } = this;
    if (!tables) return;
    /** @type {HTMLElement} */ (tables.querySelector(".verdict")).textContent = words;
    /** What ends alike stands together. @type {Map<string, Told[]>} */
    const groups = new Map();
    for (const told of moves) {
      const { words } = told.score;
      groups.set(words, [...(groups.get(words) ?? []), told]);
    }
    const table = /** @type {HTMLElement} */ (tables.querySelector("table"));
    table.hidden = moves.length === 0;
    /** @type {HTMLElement} */ (table.querySelector("tbody")).replaceChildren(...[...groups.values()].map(tablesRow));
  }

  /** @param {string} words @param {string[]} [line] */
  #answer(words, line = []) {
    const box = /** @type {HTMLElement} */ (this.solver.querySelector(".answer"));
    const spoken = document.createElement("span");
    spoken.textContent = words;
    box.hidden = words === "";
    const moves = line.map((text, i) => moveButton(text, line.slice(0, i + 1)));
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

/**
 * A move to press.
 * @param {string} text
 * @param {string[]} line The moves that are played.
 */
function moveButton(text, line = [text]) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.dataset.line = line.join(" ");
  return button;
}

/**
 * A score in few letters, and in words for those who hear it.
 * @param {Score} score
 */
function scored(score) {
  const told = document.createElement("span");
  told.className = "visually-hidden";
  told.textContent = score.words;
  return [scoreChip(score), told];
}

/** @param {Told[]} moves Moves that end alike. */
function tablesRow(moves) {
  const row = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  head.append(...scored(moves[0].score));
  const cell = document.createElement("td");
  cell.append(...moves.map(({ move }) => moveButton(move.text)));
  row.append(head, cell);
  return row;
}

/** @param {{move: MoveView, games: number, wins: number, draws: number, losses: number, score: Score|null}} line */
function bookRow({ move, games, wins, draws, losses, score }) {
  const row = document.createElement("tr");
  const head = document.createElement("th");
  head.scope = "row";
  head.append(moveButton(move.text));
  const cells = [games, wins, draws, losses, score ? scored(score) : "–"].map((content) => {
    const cell = document.createElement("td");
    cell.append(...(Array.isArray(content) ? content : [String(content)]));
    return cell;
  });
  row.append(head, ...cells);
  return row;
}
