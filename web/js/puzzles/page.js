/**
 * A puzzle on a live board. The server says whether a move does it, and what answers it.
 *
 * @import {GameView, MoveView} from "../board/types.js"
 * @import {SumitoBoard} from "../board/sumito-board.js"
 *
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {GameView} view
 *
 * @typedef {object} Rating
 * @property {string} theme
 * @property {number} rating
 * @property {number} deviation
 * @property {number} tries
 */

import { group } from "../board/gestures.js";
import { say } from "../board/words.js";
import { askTwice } from "../game/ask-twice.js";
import { Refusal, ask } from "../game/client.js";
import { find, hearTyped } from "../game/parts.js";
import { turnFor } from "../game/seats.js";

/** How long each move of a solution stays before the next, in milliseconds. */
const SHOWN = 700;

export class PuzzlePage {
  /** Right moves so far. @type {string[]} */
  #moves = [];
  /** Where the solver stands. @type {GameView} */
  #view;
  #busy = false;
  #over = false;
  /** How much of a hint was given for this move. */
  #hints = 0;

  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    /** @type {Puzzle} */
    this.puzzle = JSON.parse(root.dataset.puzzle ?? "{}");
    this.#view = this.puzzle.view;
    this.board = /** @type {SumitoBoard} */ (this.#find("sumito-board"));
    this.board.words = words;
    this.#find(".actions").hidden = false;
    this.#wire();
    this.#stand();
    this.board.turn = turnFor(this.#view.turn ?? 0, this.#view);
    history.replaceState(null, "", this.#address());
  }

  /** The address of this very puzzle, with what was chosen. */
  #address() {
    const address = new URL(location.href);
    address.searchParams.delete("after");
    address.searchParams.set("id", this.puzzle.id);
    return address;
  }

  /** @param {string} selector */
  #find(selector) {
    return find(this.root, selector);
  }

  #wire() {
    this.board.addEventListener("sumito-move", (event) => {
      const { move } = /** @type {CustomEvent<{move: MoveView}>} */ (event).detail;
      void this.#try(move.text);
    });
    this.board.addEventListener("sumito-try", (event) => {
      void this.#try(/** @type {CustomEvent} */ (event).detail.text);
    });
    hearTyped(this.root, (text) => this.#try(text).then(() => true));
    this.#find("[data-do=again]").addEventListener("click", () => this.#stand());
    this.#find("[data-do=flip]").addEventListener("click", () => this.board.flip());
    this.#find("[data-do=hint]").addEventListener("click", () => void this.#hint());
    this.#find("[data-do=solution]").addEventListener("click", () => void this.#solution());
    const forget = /** @type {HTMLButtonElement} */ (this.#find("[data-sure]"));
    const form = /** @type {HTMLFormElement} */ (forget.form);
    forget.type = "button";
    askTwice(forget, () => form.submit());
  }

  /** Puts the board where the solver stands. */
  #stand() {
    this.#hints = 0;
    this.board.view = this.#view;
    this.board.playable = !this.#over;
    this.#find("[data-do=again]").hidden = true;
    /** @type {HTMLButtonElement} */ (this.#find("[data-do=hint]")).disabled = this.#over;
    /** @type {HTMLButtonElement} */ (this.#find("[data-do=solution]")).disabled = this.#over;
  }

  /** @param {string} words @param {"good"|"bad"|""} kind */
  #answer(words, kind) {
    const answer = this.#find(".answer");
    answer.hidden = words === "";
    answer.textContent = words;
    answer.className = `answer ${kind}`;
  }

  /** @param {string} text */
  async #try(text) {
    if (this.#busy || this.#over) return;
    this.#busy = true;
    try {
      const told = await ask(`/api/puzzles/${this.puzzle.id}`, { moves: [...this.#moves, text] });
      /** @type {GameView[]} */
      const views = told.views;
      this.board.playable = false;
      for (const view of views) this.board.view = view;
      this.#answer(told.words, told.right ? "good" : "bad");
      if (told.right) {
        this.#moves.push(views[0].moves[views[0].moves.length - 1]);
        this.#view = views[views.length - 1];
        this.#over = told.done;
        this.#stand();
      } else {
        this.#find("[data-do=again]").hidden = false;
        this.#find("[data-do=again]").focus();
      }
      if (told.done || !told.right) this.#rate(told.ratings, told.counts);
      if (told.done) /** @type {HTMLElement} */ (this.root.querySelector(".next .primary")).focus();
    } catch (error) {
      this.board.refuse(error instanceof Refusal ? error.message : say(this.words, "offline"));
    } finally {
      this.#busy = false;
    }
  }

  /** The pieces that move first; pressed again, the move. */
  async #hint() {
    const views = await this.#help();
    const move = views?.[0]?.last;
    if (!move || this.#over) return;
    this.#hints += 1;
    if (this.#hints === 1) {
      this.#answer(say(this.words, "hinted"), "");
      this.board.point(group(move));
    } else {
      this.#answer(say(this.words, "hintTold", { move: move.text }), "");
      this.board.advise([move]);
    }
  }

  async #solution() {
    const views = await this.#help();
    if (!views) return;
    this.#over = true;
    this.board.view = this.#view;
    this.#stand();
    this.#answer(say(this.words, "helped"), "");
    for (const view of views) {
      await new Promise((done) => setTimeout(done, SHOWN));
      this.board.view = view;
    }
  }

  /** @returns {Promise<GameView[]|null>} */
  async #help() {
    try {
      return (await ask(`/api/puzzles/${this.puzzle.id}/help`, { moves: this.#moves })).views;
    } catch (error) {
      this.board.refuse(error instanceof Refusal ? error.message : say(this.words, "offline"));
      return null;
    }
  }

  /** @param {Rating[]} ratings @param {boolean} counts */
  #rate(ratings, counts) {
    const box = this.#find(".ratings");
    box.hidden = ratings.length === 0;
    const rows = ratings.map(({ theme, rating, deviation, tries }) => {
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.scope = "row";
      head.textContent = theme;
      const strength = document.createElement("td");
      const about = document.createElement("small");
      about.textContent = `± ${deviation}`;
      strength.append(`${rating} `, about);
      const count = document.createElement("td");
      count.textContent = String(tries);
      row.append(head, strength, count);
      return row;
    });
    this.#find(".ratings tbody").replaceChildren(...rows);
    if (!counts) this.#find(".answer").append(` ${say(this.words, "uncounted")}`);
  }
}
