/**
 * What the engine finds in the position shown, as it finds it: a bar, lines to press, and arrows.
 *
 * @import {MoveView} from "../board/types.js"
 *
 * @typedef {object} Score
 * @property {string|null} colour Who is ahead.
 * @property {string} short
 * @property {string} words
 * @property {number} chance The first team's chance of winning.
 *
 * @typedef {object} Found
 * @property {number} depth
 * @property {number} nodes
 * @property {{score: Score, moves: string[], first: MoveView}[]} lines
 * @property {boolean} done
 *
 * @typedef {object} Place
 * @property {string} rules
 * @property {string|null} [position]
 * @property {string[]} moves
 * @property {boolean} two Whether there are two teams.
 * @property {boolean} over
 * @property {string[]} sides The colours of both teams.
 */

import { say } from "../board/words.js";
import { whyNoStream } from "../game/client.js";
import { find } from "../game/parts.js";

/** How long a position must stay on the board before it is looked into, in milliseconds. */
const CALM = 120;
/** How long after a refusal it is asked again, in milliseconds. */
const AGAIN = 3000;

export class EnginePanel {
  /** @type {EventSource|null} */
  #source = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #soon;
  /** @type {Place|null} */
  #place = null;
  #on = localStorage.getItem("engine") !== "off";
  #threat = false;
  /** @type {string[][]} */
  #moves = [];

  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   * @param {(moves: MoveView[], threat: boolean) => void} arrows
   * @param {(moves: string[]) => void} follow Plays a line of moves from the position shown.
   */
  constructor(root, words, arrows, follow) {
    this.root = root;
    this.words = words;
    this.arrows = arrows;
    this.follow = follow;
    root.hidden = false;
    const lines = /** @type {HTMLSelectElement} */ (this.#find("[name=lines]"));
    lines.value = localStorage.getItem("lines") ?? lines.value;
    lines.addEventListener("change", () => {
      localStorage.setItem("lines", lines.value);
      this.#begin();
    });
    this.#find("[data-do=engine]").addEventListener("click", () => {
      this.#on = !this.#on;
      localStorage.setItem("engine", this.#on ? "on" : "off");
      if (!this.#on) this.#threat = false;
      this.#begin();
    });
    this.#find("[data-do=threat]").addEventListener("click", () => {
      this.#threat = !this.#threat;
      if (this.#threat) this.#on = true;
      this.#begin();
    });
    this.#find(".lines").addEventListener("click", (event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (!button || this.#threat) return;
      const line = this.#moves[Number(button.dataset.line)] ?? [];
      this.follow(line.slice(0, Number(button.dataset.step) + 1));
    });
    addEventListener("pagehide", () => this.#end());
    addEventListener("pageshow", (event) => event.persisted && this.#begin());
  }

  /** @param {string} selector */
  #find(selector) {
    return find(this.root, selector);
  }

  /**
   * Looks into another position.
   * @param {Place} place
   */
  show(place) {
    this.#place = place;
    this.#threat = false;
    this.#begin();
  }

  #end() {
    clearTimeout(this.#soon);
    this.#source?.close();
    this.#source = null;
  }

  #begin() {
    this.#end();
    const place = this.#place;
    this.#find("[data-do=engine]").setAttribute("aria-pressed", String(this.#on));
    this.#find("[data-do=threat]").setAttribute("aria-pressed", String(this.#threat));
    /** @type {HTMLButtonElement} */ (this.#find("[data-do=threat]")).disabled = place?.over ?? true;
    this.root.classList.toggle("threat", this.#threat);
    this.#moves = [];
    this.arrows([], this.#threat);
    this.#find(".lines").replaceChildren();
    this.#find(".verdict").hidden = true;
    this.#find(".balance").hidden = !this.#on || !place?.two || place.over;
    this.#find(".said").textContent = "";
    if (!this.#on || !place || place.over) return;
    this.#tell("", say(this.words, "working"));
    this.#soon = setTimeout(() => this.#listen(place), CALM);
  }

  /** @param {Place} place */
  #listen(place) {
    const { rules, position, moves } = place;
    const lines = /** @type {HTMLSelectElement} */ (this.#find("[name=lines]")).value;
    const query = new URLSearchParams({ rules, moves: moves.join(" "), lines });
    if (position) query.set("position", position);
    if (this.#threat) query.set("threat", "true");
    const path = `/api/analysis/lines?${query}`;
    const source = (this.#source = new EventSource(path));
    source.addEventListener("lines", (event) => {
      if (source !== this.#source) return;
      /** @type {Found} */
      const found = JSON.parse(event.data);
      if (found.done) this.#end();
      this.#show(found);
    });
    source.addEventListener("error", () => {
      if (source !== this.#source) return;
      this.#tell("", say(this.words, "offline"));
      // Where the server has gone the browser tries again by itself; where it refused, as while
      // too much is under way, it does not.
      if (source.readyState !== EventSource.CLOSED) return;
      this.#soon = setTimeout(() => this.#listen(place), AGAIN);
      void whyNoStream(path).then((why) => why && source === this.#source && this.#tell("", why));
    });
  }

  /** @param {string} words @param {string} effort */
  #tell(words, effort) {
    const verdict = this.#find(".verdict");
    verdict.hidden = false;
    /** @type {HTMLElement} */ (verdict.querySelector("b")).textContent = words;
    this.#find(".effort").textContent = effort;
  }

  /** @param {Found} found */
  #show(found) {
    const best = found.lines[0];
    if (!best) {
      this.#tell("", say(this.words, this.#threat ? "noThreat" : "working"));
      return;
    }
    this.#moves = found.lines.map(({ moves }) => moves);
    const words = this.#threat ? `${say(this.words, "threatOf")} ${best.score.words}` : best.score.words;
    const nodes = found.nodes.toLocaleString(document.documentElement.lang);
    this.#tell(words, say(this.words, "effort", { depth: found.depth, nodes }));
    if (found.done) this.#find(".said").textContent = `${words}. ${best.moves[0]}`;
    this.#balance(best.score);
    const list = this.#find(".lines");
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    const { line, step } = focused instanceof HTMLElement ? focused.dataset : {};
    list.replaceChildren(...found.lines.map((one, i) => this.#line(one, i)));
    // Who walks along a line by keyboard is not thrown out when the engine has found more.
    if (focused) {
      /** @type {HTMLElement|null} */ (
        list.querySelector(`[data-line="${line}"][data-step="${step}"]`)
      )?.focus();
    }
    this.arrows(found.lines.map(({ first }) => first), this.#threat);
  }

  /** @param {Score} score */
  #balance(score) {
    const bar = this.#find(".balance");
    if (bar.hidden) return;
    const [first, second] = this.#place?.sides ?? [];
    const percent = Math.round(score.chance * 100);
    bar.dataset.first = first;
    bar.dataset.second = second;
    bar.setAttribute("aria-valuenow", String(percent));
    bar.setAttribute("aria-valuetext", score.words);
    this.#find(".share").style.width = `${percent}%`;
  }

  /** @param {Found["lines"][number]} line @param {number} number */
  #line({ score, moves }, number) {
    const item = document.createElement("li");
    const chip = scoreChip(score);
    const told = document.createElement("span");
    told.className = "visually-hidden";
    told.textContent = `${say(this.words, "lineName", { number: number + 1 })}: ${score.words}`;
    const way = document.createElement("span");
    way.className = "way";
    way.append(
      ...moves.map((text, step) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = text;
        button.disabled = this.#threat;
        button.dataset.line = String(number);
        button.dataset.step = String(step);
        return button;
      }),
    );
    item.append(chip, told, way);
    return item;
  }
}

/**
 * A score in few letters, for those who see it: in words it stands beside.
 * @param {Score} score
 */
export function scoreChip(score) {
  const chip = document.createElement("span");
  chip.className = `chip ${score.colour ?? "even"}`;
  chip.textContent = score.short;
  chip.title = score.words;
  chip.setAttribute("aria-hidden", "true");
  return chip;
}
