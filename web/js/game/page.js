/**
 * A page with a game: the board, the players, the moves and what one can do.
 *
 * @import {GameView, MoveView} from "../board/types.js"
 * @import {SumitoBoard} from "../board/sumito-board.js"
 * @import {GameState} from "./client.js"
 */

import { say } from "../board/words.js";
import { askTwice } from "./ask-twice.js";
import { Bottom } from "./bottom.js";
import { Refusal, ask, follow } from "./client.js";
import { Moves } from "./moves.js";
import { find, hearTyped, whyNot } from "./parts.js";
import { Seats, seatName, turnFor } from "./seats.js";
import { showTeams } from "./teams.js";

export class GamePage {
  /** The earlier position being looked at; null for the newest. @type {GameView|null} */
  #past = null;
  /** The seat at the bottom of the board. */
  #below = 0;
  /** Null before the first answer. @type {boolean|null} */
  #connected = null;

  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    /** @type {GameState} */
    this.state = JSON.parse(root.dataset.state ?? "{}");
    this.board = /** @type {SumitoBoard} */ (this.#find("sumito-board"));
    this.seats = new Seats(this.#find(".seats.above"), this.#find(".seats.below"), words);
    this.moves = new Moves(this.#find(".moves"), words, (ply) => void this.look(ply));
    this.board.words = words;
    this.board.addEventListener("sumito-move", (event) => {
      const { move } = /** @type {CustomEvent<{move: MoveView}>} */ (event).detail;
      void this.play(move.text);
    });
    this.board.addEventListener("sumito-try", (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      void whyNot(this.state.view, detail, words).then((why) => this.board.refuse(why));
    });
    this.bottom = new Bottom(this.#find(".bottom"), words, () => this.show());
    this.bottom.begin(this.state);
    this.#wire();
    if (this.state.id) this.#follow(this.state.id);
    this.show();
  }

  /** @param {string} selector */
  #find(selector) {
    return find(this.root, selector);
  }

  #wire() {
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.root.querySelectorAll("button[data-step]")
    )) {
      button.addEventListener("click", () => this.#step(button.dataset.step ?? ""));
    }
    this.#find("[data-do=flip]").addEventListener("click", () => {
      this.bottom.flip(this.#shown, this.#below);
      this.show();
    });
    this.#find("[data-do=undo]").addEventListener("click", () => void this.#order("undo"));
    this.#find("[data-do=hint]").addEventListener("click", () => void this.#hint());
    askTwice(/** @type {HTMLButtonElement} */ (this.#find("[data-do=resign]")), () => {
      void this.#order("resign");
    });
    askTwice(/** @type {HTMLButtonElement} */ (this.#find("[data-do=draw]")), () => {
      void this.#order("draw");
    });
    this.#find("[data-do=pause]").addEventListener("click", () => {
      void this.#order(this.state.clocks?.running ? "pause" : "resume");
    });
    this.#marks();
    hearTyped(this.root, (text) => this.play(text));
    document.addEventListener("keydown", (event) => {
      const busy = event.target instanceof Element && event.target.closest("input, select, textarea");
      if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft") this.#step("back");
      if (event.key === "ArrowRight") this.#step("on");
    });
  }

  /** @param {string} id */
  #follow(id) {
    follow(
      id,
      (state) => this.#receive(state),
      (connected) => {
        this.#connected = connected;
        this.#tell();
      },
    );
  }

  /**
   * Takes the answer to an order. The stream of events tells the same, and in the right order: an
   * answer may come after the event of the move that followed it.
   * @param {GameState} state
   */
  #answered(state) {
    if (!this.#connected) this.#receive(state);
  }

  /** @param {GameState} state */
  #receive(state) {
    this.state = state;
    const shown = this.#past?.moves.slice(0, this.#past.ply);
    if (shown?.some((text, i) => state.view.moves[i] !== text)) this.#past = null;
    this.show();
  }

  /** Shows the state, or the earlier position one looks at. */
  show() {
    const { view, controllers } = this.state;
    const mine = view.turn !== null && controllers[view.turn]?.kind === "human";
    this.board.playable = mine && !this.#past && !this.#paused;
    this.#offer();
    const shown = this.#shown;
    if (this.board.view !== shown) this.board.view = shown;
    this.#orient();
    this.seats.show({ ...this.state, view: shown }, this.#below);
    const teams = this.root.querySelector(".score-board");
    if (teams instanceof HTMLElement) showTeams(teams, shown, this.words);
    const begun = this.state.id !== null;
    this.root.querySelector(".welcome")?.toggleAttribute("hidden", begun);
    this.#find(".in-game").hidden = !begun;
    const result = this.#find(".result");
    result.hidden = !this.state.resultText;
    result.textContent = this.state.resultText ?? "";
    // The list scrolls to the move shown, so what shares its column must have its size already.
    this.moves.show(view, shown.ply);
    const over = view.outcome !== null;
    const human = controllers.some(({ kind }) => kind === "human");
    this.#find("[data-do=hint]").hidden = !begun || over || this.#past !== null || !mine || this.#paused;
    this.#able("[data-do=undo]", view.moves.length > 0 && human && begun);
    this.#able("[data-do=resign]", begun && !over && human);
    this.#able("[data-step=first], [data-step=back]", shown.ply > 0);
    this.#able("[data-step=on], [data-step=last]", shown.ply < view.moves.length);
    this.#find("[data-do=download]").setAttribute("href", `/games/${this.state.id}/record.apgn`);
    this.#find("[data-do=analyse]").setAttribute("href", `/analyse?game=${this.state.id}`);
    this.#tell();
  }

  /** Shows the actions that make sense here, and turns the board if it shall follow the turn. */
  #offer() {
    const { view, controllers, clocks } = this.state;
    const over = view.turn === null;
    const people = controllers.filter(({ kind }) => kind === "human").length;
    const pause = this.#find("[data-do=pause]");
    pause.hidden = !clocks || over || view.moves.length === 0;
    pause.dataset.stop ??= pause.textContent ?? "";
    pause.textContent = (clocks?.running ? pause.dataset.stop : pause.dataset.goOn) ?? "";
    this.#find("[data-do=draw]").hidden = over || people < controllers.length;
  }

  /** The position one looks at. */
  get #shown() {
    return this.#past ?? this.state.view;
  }

  /** Whether the clocks were stopped by hand: nobody moves meanwhile. */
  get #paused() {
    const { clocks, view } = this.state;
    return clocks !== null && !clocks.running && view.turn !== null && view.moves.length > 0;
  }

  /** Turns the board so that the seat that shall sit below does. */
  #orient() {
    this.bottom.show(this.#shown);
    this.#below = this.bottom.seat(this.#shown, this.#below);
    const turn = turnFor(this.#below, this.#shown);
    if (this.board.turn !== turn) this.board.turn = turn;
  }

  /** Marks on the marbles: always where there are more than two colours, else on request. */
  #marks() {
    const box = /** @type {HTMLInputElement} */ (this.#find(".marks-on input"));
    const many = new Set(this.state.view.seats.map(({ colour }) => colour)).size > 2;
    this.#find(".marks-on").hidden = many;
    box.checked = localStorage.getItem("marks") === "on";
    const draw = () => {
      const drawing = this.board.querySelector("svg.board");
      drawing?.classList.toggle("engraved-marks", many || box.checked);
    };
    box.addEventListener("change", () => {
      localStorage.setItem("marks", box.checked ? "on" : "off");
      draw();
    });
    draw();
  }

  /** @param {string} selector @param {boolean} able */
  #able(selector, able) {
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.root.querySelectorAll(selector)
    )) {
      button.disabled = !able;
    }
  }

  /** Says how things stand. */
  #tell() {
    const { view, controllers, thinking } = this.state;
    const line = this.#find(".state");
    const seat = view.turn === null ? null : view.seats[view.turn];
    const text = this.#connected === false
      ? say(this.words, "offline")
      : this.#past
        ? say(this.words, "lookingBack", { ply: this.#past.ply })
        : this.#paused
          ? say(this.words, "paused")
          : thinking
          ? say(this.words, "thinking")
          : !seat || view.turn === null
            ? ""
            : controllers[view.turn]?.kind === "human" &&
                controllers.filter(({ kind }) => kind === "human").length === 1
              ? say(this.words, "yourTurn")
              : say(this.words, "toMove", { colour: seatName(this.words, view, view.turn) });
    if (line.textContent !== text) line.textContent = text;
  }

  /**
   * Plays a move; the first one begins the game. Says whether it was taken.
   * @param {string} text
   */
  async play(text) {
    try {
      const { id, view } = this.state;
      if (id) {
        this.#answered(await ask(`/api/games/${id}/moves`, { move: text, ply: view.ply }));
      } else {
        await this.#begin(text);
      }
      return true;
    } catch (error) {
      await this.#refused(error);
      return false;
    }
  }

  /** @param {string} text */
  async #begin(text) {
    const level = this.root.querySelector("select[name=level]");
    const controllers = this.state.controllers.map((controller) =>
      controller.kind === "engine" && level instanceof HTMLSelectElement
        ? { ...controller, level: Number(level.value) }
        : controller,
    );
    const { rules, position } = this.state.view;
    /** @type {GameState} */
    const state = await ask("/api/games", { rules, position, controllers, moves: [text] });
    if (!state.id) return;
    history.replaceState(null, "", `/games/${state.id}${location.search}`);
    this.#receive(state);
    this.#follow(state.id);
  }

  /** Shows a good move on the board, and says it. */
  async #hint() {
    const button = /** @type {HTMLButtonElement} */ (this.#find("[data-do=hint]"));
    button.disabled = true;
    try {
      const { ply, first } = await ask(`/api/games/${this.state.id}/hint`, {});
      // The game may have gone on while the hint was thought about.
      if (ply !== this.state.view.ply || this.#past) return;
      this.board.advise([first]);
      this.#find(".state").textContent = say(this.words, "hintTold", { move: first.text });
    } catch (error) {
      await this.#refused(error);
    } finally {
      button.disabled = false;
    }
  }

  /** @param {"undo"|"resign"|"draw"|"pause"|"resume"} what */
  async #order(what) {
    try {
      const { id, view } = this.state;
      this.#past = null;
      this.#answered(await ask(`/api/games/${id}/${what}`, { ply: view.ply }));
    } catch (error) {
      await this.#refused(error);
    }
  }

  /** @param {unknown} error */
  async #refused(error) {
    if (!(error instanceof Refusal)) {
      this.board.refuse(say(this.words, "offline"));
      return;
    }
    this.board.refuse(error.message);
    // A conflict means that the game stands elsewhere than this page thinks.
    if (error.status === 409 && this.state.id) this.#receive(await ask(`/api/games/${this.state.id}`));
  }

  /** @param {string} where */
  #step(where) {
    const now = this.#past?.ply ?? this.state.view.ply;
    const last = this.state.view.moves.length;
    const goals = { first: 0, back: now - 1, on: now + 1, last };
    const goal = goals[/** @type {keyof typeof goals} */ (where)];
    if (goal >= 0 && goal <= last) void this.look(goal);
  }

  /**
   * Shows the position after so many plies.
   * @param {number} ply
   */
  async look(ply) {
    const { id, view } = this.state;
    if (!id || ply >= view.moves.length) {
      this.#past = null;
    } else {
      /** @type {GameState} */
      const { view: past } = await ask(`/api/games/${id}?ply=${ply}`);
      this.#past = past;
    }
    this.show();
  }
}
