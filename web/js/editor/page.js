/**
 * The page on which positions are put together. The server reads, changes, checks and writes
 * every position; the page sends steps and shows what comes back.
 *
 * @import {SumitoEditor} from "./board.js"
 * @import {Term} from "../terms/terms.js"
 *
 * @typedef {object} Setup
 * @property {string} rules
 * @property {string} position
 * @property {string} shape
 * @property {string[]} kinds
 * @property {{name: string, colour: string, label: string, team: number}[]} seats
 * @property {number} turn
 * @property {number[]} scores
 * @property {number} quiet
 * @property {number} ply
 * @property {{cell: string, kind: string}[]} pieces
 * @property {string[]} objections
 * @property {string|null} over
 * @property {{name: string, text: string}[]} forms
 * @property {Term[]} terms
 * @property {string|null} svg
 */

import { say } from "../board/words.js";
import { Refusal, ask } from "../game/client.js";
import { Terms } from "../terms/terms.js";
import { LETTERS } from "./board.js";

const SVG = "http://www.w3.org/2000/svg";
/** How many steps can be taken back. */
const MEMORY = 200;
/** How long a button says that it has copied, in milliseconds. */
const COPIED = 1600;

export class EditorPage {
  /** Steps go to the server one after the other. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** @type {{rules: string, position: string}[]} */
  #past = [];

  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    /** @type {Setup} */
    this.state = JSON.parse(root.dataset.state ?? "{}");
    this.board = /** @type {SumitoEditor} */ (this.#find("sumito-editor"));
    this.board.words = words;
    this.board.adopt();
    this.board.addEventListener("editor-edit", (event) => {
      void this.edit(/** @type {CustomEvent} */ (event).detail);
    });
    const svg = () => /** @type {SVGSVGElement|null} */ (this.board.querySelector("svg.board"));
    this.terms = new Terms(this.#find(".terms-box"), svg, () => this.#name());
    this.#wire();
    for (const hidden of root.querySelectorAll(".tools, .keys, .changes, .counts, .begin, .share")) {
      hidden.removeAttribute("hidden");
    }
    this.#find(".texts > button").hidden = true;
    this.#show();
  }

  /** @param {string} selector */
  #find(selector) {
    const element = this.root.querySelector(selector);
    if (!element) throw new Error(`the page has no ${selector}`);
    return /** @type {HTMLElement} */ (element);
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#find(`.texts [name=${name}]`));
  }

  #wire() {
    this.#find(".changes").addEventListener("click", (event) => {
      const button = event.target instanceof HTMLElement && event.target.closest("button");
      const what = button && button.dataset.edit;
      if (what === "back") this.#back();
      else if (what) void this.edit({ do: what });
    });
    const texts = /** @type {HTMLFormElement} */ (this.#find(".texts"));
    texts.addEventListener("submit", (event) => event.preventDefault());
    for (const name of ["rules", "position"]) {
      this.#field(name).addEventListener("change", () => this.#read(name === "rules"));
    }
    this.#field("rules").addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.#read(true);
    });
    const begin = /** @type {HTMLSelectElement} */ (this.#find("[name=begin]"));
    begin.disabled = false;
    begin.addEventListener("change", () => {
      if (begin.value) void this.#send({ rules: begin.value, draw: true });
      begin.value = "";
    });
    this.#find(".counts").addEventListener("change", () => this.#count());
    this.#find(".counts").addEventListener("submit", (event) => event.preventDefault());
    this.#find("[data-do=link]").addEventListener("click", (event) => {
      void this.#copy(/** @type {HTMLButtonElement} */ (event.currentTarget), location.href);
    });
    this.#find(".tools").addEventListener("change", (event) => {
      const tool = /** @type {HTMLInputElement} */ (event.target).value;
      this.board.tool = tool || null;
    });
  }

  /**
   * Takes a step.
   * @param {Record<string, unknown>} edit
   */
  edit(edit) {
    return this.#send({ edit }).then((done) => {
      if (!done || typeof edit.cell !== "string") return;
      const { cell, kind } = edit;
      this.board.tell(
        kind
          ? say(this.words, "put", { cell, piece: say(this.words, String(kind)) })
          : say(this.words, "cleared", { cell }),
      );
    });
  }

  /**
   * Sends the position as it stands when its turn comes, with something to do. Says whether it
   * was done.
   * @param {Record<string, unknown>} order
   * @returns {Promise<boolean>}
   */
  #send(order) {
    const sent = this.#queue.then(async () => {
      const before = { rules: this.state.rules, position: this.state.position };
      const whole = "rules" in order ? order : { ...before, ...order };
      try {
        const state = await ask("/api/setup", whole);
        if (state.shape !== this.state.shape && !state.svg) {
          const { rules, position } = state;
          this.state = await ask("/api/setup", { rules, position, draw: true });
        } else {
          this.state = state;
        }
        if (!("undo" in order) && this.#past.push(before) > MEMORY) this.#past.shift();
        this.#show();
        return true;
      } catch (error) {
        this.#refuse(error instanceof Refusal ? error.message : say(this.words, "offline"));
        return false;
      }
    });
    this.#queue = sent;
    return sent;
  }

  /** @param {boolean} anew Whether a board of another size is begun from its start. */
  #read(anew) {
    const [rules, position] = [this.#field("rules").value, this.#field("position").value];
    if (rules === this.state.rules && position === this.state.position) return;
    void this.#send({ rules, position, anew });
  }

  #back() {
    const last = this.#past.pop();
    if (!last) return;
    void this.#send({ ...last }).then(() => {
      this.#past.pop();
      this.#able();
    });
  }

  #count() {
    const form = /** @type {HTMLFormElement} */ (this.#find(".counts"));
    const data = new FormData(form);
    const number = (/** @type {FormDataEntryValue|null} */ value) =>
      Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), 60_000);
    void this.edit({
      do: "state",
      turn: data.get("turn"),
      scores: data.getAll("score").map(number),
      quiet: number(data.get("quiet")),
      ply: number(data.get("ply")),
    });
  }

  #able() {
    /** @type {HTMLButtonElement} */ (this.#find("[data-edit=back]")).disabled = this.#past.length === 0;
  }

  /** @param {string} reason */
  #refuse(reason) {
    const notice = document.createElement("p");
    notice.className = "notice";
    notice.textContent = reason;
    this.#find(".verdict").querySelector(":scope > .notice")?.remove();
    this.#find(".verdict").prepend(notice);
  }

  /** Shows the state everywhere. */
  #show() {
    const { state, words } = this;
    if (state.svg) this.board.redraw(state.svg);
    this.board.kinds = state.kinds;
    this.board.pieces = state.pieces;
    this.#tools();
    this.#find(".verdict").querySelector(":scope > .notice")?.remove();
    const objections = state.objections.map((objection) => {
      const item = document.createElement("li");
      item.className = "notice";
      item.textContent = objection;
      return item;
    });
    this.#find(".objections").replaceChildren(...objections);
    const playable = objections.length === 0;
    const fine = this.#find(".fine");
    fine.hidden = !playable;
    fine.textContent = state.over ?? say(words, "fine");
    const go = /** @type {HTMLFormElement} */ (this.#find(".go"));
    go.hidden = !playable;
    for (const name of /** @type {const} */ (["rules", "position"])) {
      /** @type {HTMLInputElement} */ (go.elements.namedItem(name)).value = state[name];
      this.#field(name).value = state[name];
    }
    this.#counts();
    this.#forms();
    this.#able();
    this.#name();
    const query = new URLSearchParams({ rules: state.rules, position: state.position });
    history.replaceState(null, "", `/editor?${query}`);
  }

  /** Names what stands here. */
  #name() {
    this.terms.show(this.state.terms, this.state.objections.length === 0);
  }

  /** Offers what can be put here. */
  #tools() {
    const box = this.#find(".tools");
    const offered = [...this.state.kinds, ""];
    const known = [...box.querySelectorAll("input")].map((input) => input.value);
    if (known.join() === offered.join()) return;
    if (!offered.includes(this.board.tool ?? "") || known.length === 0) this.board.tool = offered[0];
    box.replaceChildren(...offered.map((kind) => this.#tool(kind)));
  }

  /** @param {string} kind */
  #tool(kind) {
    const label = document.createElement("label");
    label.className = "tool";
    const input = document.createElement("input");
    input.type = "radio";
    input.name = "tool";
    input.value = kind;
    input.checked = (this.board.tool ?? "") === kind;
    const name = kind ? say(this.words, kind) : say(this.words, "clear");
    const key = Object.entries(LETTERS).find(([, named]) => named === kind)?.[0];
    label.title = key ? `${name} (${key})` : name;
    input.setAttribute("aria-label", name);
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "-50 -50 100 100");
    picture.setAttribute("aria-hidden", "true");
    if (kind) {
      const use = document.createElementNS(SVG, "use");
      use.setAttribute("href", `#piece-${kind}`);
      picture.append(use);
    } else {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("d", "M-22-22L22 22M22-22L-22 22");
      path.setAttribute("class", "cross");
      picture.append(path);
    }
    label.append(input, picture);
    return label;
  }

  #counts() {
    const { seats, turn, scores, quiet, ply } = this.state;
    const form = /** @type {HTMLFormElement} */ (this.#find(".counts"));
    const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem("turn"));
    select.replaceChildren(
      ...seats.map(({ name, label }, i) => {
        const twice = seats.filter((seat) => seat.label === label).length > 1;
        return new Option(twice ? `${label} (${name})` : label, name, i === turn, i === turn);
      }),
    );
    const fields = scores.map((score, team) => {
      const label = document.createElement("label");
      const colours = seats.filter((seat) => seat.team === team).map((seat) => seat.label);
      label.append(say(this.words, "score", { colour: [...new Set(colours)].join(" + ") }));
      const input = document.createElement("input");
      input.type = "number";
      input.name = "score";
      input.min = "0";
      input.max = "400";
      input.value = String(score);
      label.append(input);
      return label;
    });
    const old = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[name=score]"));
    if (old.length !== fields.length || !form.contains(document.activeElement)) {
      this.#find(".scores").replaceChildren(...fields);
    }
    // What is being typed is not written over by the answer to what was typed before.
    const fill = (/** @type {Element|RadioNodeList|null|undefined} */ input, /** @type {number} */ value) => {
      if (input instanceof HTMLInputElement && input !== document.activeElement) input.value = String(value);
    };
    form.querySelectorAll("[name=score]").forEach((input, i) => fill(input, scores[i]));
    fill(form.elements.namedItem("quiet"), quiet);
    fill(form.elements.namedItem("ply"), ply);
  }

  /** The position as text, each form with a button that copies it. */
  #forms() {
    const forms = [{ name: say(this.words, "rulesName"), text: this.state.rules }, ...this.state.forms];
    const items = forms.map(({ name, text }) => {
      const item = document.createElement("li");
      const title = document.createElement("span");
      title.textContent = name;
      const code = document.createElement("code");
      code.textContent = text;
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = say(this.words, "copy");
      button.setAttribute("aria-label", `${button.textContent}: ${name}`);
      button.addEventListener("click", () => void this.#copy(button, text));
      item.append(title, code, button);
      return item;
    });
    this.#find(".forms ul").replaceChildren(...items);
  }

  /** @param {HTMLButtonElement} button @param {string} text */
  async #copy(button, text) {
    const plain = button.dataset.plain ?? button.textContent ?? "";
    button.dataset.plain = plain;
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = say(this.words, "copied");
      setTimeout(() => (button.textContent = plain), COPIED);
    } catch {
      // Without leave to copy, the text is shown to be copied by hand.
      window.prompt(plain, text);
    }
  }
}
