/**
 * The introduction on a live board: one lesson at a time, by the address. The server says whether
 * a move is legal, and whether it is the one asked for.
 *
 * @import {SumitoBoard} from "../board/sumito-board.js"
 * @import {GameView, MoveView} from "../board/types.js"
 *
 * @typedef {object} Lesson
 * @property {string} game
 * @property {number} number
 * @property {string} rules
 * @property {string} position
 * @property {string[]} show
 * @property {string} title
 * @property {string} text
 * @property {string} task
 */

import "../board/sumito-board.js";
import { say } from "../board/words.js";
import { Refusal, ask } from "../game/client.js";
import { followTerms } from "../terms/follow.js";

export class LearnPage {
  /** @type {Lesson|null} */
  #lesson = null;
  /** What is solved stays so while the page is open. @type {Set<Lesson>} */
  #solved = new Set();
  /** The board that is asked for last. */
  #latest = 0;

  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    /** @type {Lesson[]} */
    this.lessons = JSON.parse(root.dataset.lessons ?? "[]");
    root.hidden = false;
    this.board = /** @type {SumitoBoard} */ (this.#find("sumito-board"));
    this.#wire();
    this.terms = followTerms(root);
    addEventListener("hashchange", () => void this.#open(true));
    void this.#open(false);
  }

  /** @param {string} selector */
  #find(selector) {
    const element = this.root.querySelector(selector);
    if (!element) throw new Error(`the page has no ${selector}`);
    return /** @type {HTMLElement} */ (element);
  }

  #wire() {
    this.root.addEventListener("sumito-move", (event) => {
      const { move } = /** @type {CustomEvent<{move: MoveView}>} */ (event).detail;
      void this.#attempt(move.text);
    });
    this.root.addEventListener("sumito-try", (event) => {
      void this.#attempt(/** @type {CustomEvent} */ (event).detail.text);
    });
    const typed = /** @type {HTMLFormElement} */ (this.#find(".typed"));
    typed.addEventListener("submit", (event) => {
      event.preventDefault();
      const input = /** @type {HTMLInputElement} */ (typed.elements.namedItem("move"));
      const text = input.value.trim();
      input.value = "";
      if (text && this.board.playable) void this.#attempt(text);
    });
    this.#find("[data-go=back]").addEventListener("click", () => this.#go(-1));
    this.#find("[data-go=on]").addEventListener("click", () => this.#go(1));
    this.#find("[data-go=again]").addEventListener("click", () => void this.#open(false));
  }

  /** The lessons of the present one's game. */
  #siblings() {
    return this.lessons.filter(({ game }) => game === this.#lesson?.game);
  }

  /** @param {number} by */
  #go(by) {
    const lesson = this.#lesson;
    if (!lesson) return;
    const next = this.#siblings().find(({ number }) => number === lesson.number + by);
    if (next) location.hash = `${next.game}-${next.number}`;
    else if (by > 0) location.href = `/new?rules=${lesson.game}`;
  }

  /**
   * Opens the lesson the address names.
   * @param {boolean} called Whether the person called for it, and is to be led there.
   */
  async #open(called) {
    const named = location.hash.slice(1);
    const lesson = this.lessons.find(({ game, number }) => `${game}-${number}` === named);
    if (!lesson && this.#lesson) return;
    const opened = (this.#lesson = lesson ?? this.lessons[0]);
    this.#words(opened);
    if (called && lesson) {
      this.root.scrollIntoView({ block: "start" });
      this.#find("#lesson-title").focus({ preventScroll: true });
    }
    await this.#stage(opened);
  }

  /** @param {Lesson} lesson */
  #words(lesson) {
    const siblings = this.#siblings();
    this.#find("h2").textContent = lesson.title;
    this.#find(".text").textContent = lesson.text;
    this.#find(".task").textContent = lesson.task;
    const progress = /** @type {HTMLProgressElement} */ (this.#find("progress"));
    progress.max = siblings.length;
    progress.value = lesson.number;
    this.#find(".count").textContent = say(this.words, "count", {
      number: lesson.number,
      of: siblings.length,
    });
    for (const link of /** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll("[data-game]"))) {
      if (link.dataset.game === lesson.game) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    /** @type {HTMLButtonElement} */ (this.#find("[data-go=back]")).disabled = lesson.number === 1;
    const on = this.#find("[data-go=on]");
    const last = lesson.number === siblings.length;
    const game = this.root.querySelector(`[data-game="${lesson.game}"]`)?.textContent ?? "";
    on.textContent = last ? say(this.words, "finish", { game }) : say(this.words, "next");
    on.classList.toggle("primary", this.#solved.has(lesson));
    this.#answer("", false);
  }

  /**
   * Sets the board up. Boards differ in size, so that each lesson brings its drawing.
   * @param {Lesson} lesson
   */
  async #stage(lesson) {
    const asked = (this.#latest += 1);
    const { rules } = lesson;
    const position = lesson.position || undefined;
    const [{ view }, { svg }] = await Promise.all([
      ask("/api/position", { rules, position }),
      ask("/api/setup", { rules, position, draw: true }),
    ]);
    if (asked !== this.#latest) return;
    const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const board = /** @type {SumitoBoard} */ (document.createElement("sumito-board"));
    board.append(document.importNode(drawing, true));
    board.words = this.words;
    this.board.replaceWith(board);
    this.board = board;
    this.terms?.show([]);
    if (lesson.show.length > 0) this.terms?.prefer(lesson.show);
    else this.terms?.forget();
    if (this.terms) this.terms.on = lesson.show.length > 0;
    board.view = view;
    board.playable = true;
  }

  /** @param {string} text */
  async #attempt(text) {
    const lesson = this.#lesson;
    if (!lesson) return;
    try {
      const { solved, words, view } = await ask(`/api/lessons/${lesson.game}/${lesson.number}`, { move: text });
      if (lesson !== this.#lesson) return;
      if (!solved) {
        this.board.refuse(words);
        return;
      }
      this.#solved.add(lesson);
      this.board.playable = false;
      this.board.view = /** @type {GameView} */ (view);
      this.#answer(words, true);
      this.#find("[data-go=on]").classList.add("primary");
    } catch (error) {
      this.board.refuse(error instanceof Refusal ? error.message : say(this.words, "offline"));
    }
  }

  /** @param {string} words @param {boolean} good */
  #answer(words, good) {
    const answer = this.#find(".answer");
    answer.hidden = words === "";
    answer.textContent = words;
    answer.classList.toggle("good", good);
  }
}
