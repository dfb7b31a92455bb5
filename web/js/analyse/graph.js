/**
 * A whole game judged move by move: a curve, the mistakes to press, and how exact each player was.
 *
 * @import {Place} from "./engine.js"
 *
 * @typedef {object} Judged
 * @property {number} ply
 * @property {number} seat
 * @property {number} team
 * @property {string} move
 * @property {number} chance The mover's chance of winning after it.
 * @property {number} best The same after the best move.
 * @property {string[]} line
 * @property {"inaccuracy"|"mistake"|"blunder"|null} class
 * @property {string|null} glyph
 *
 * @typedef {object} Graph
 * @property {Judged[]} plies
 * @property {number|null} turningPoint
 * @property {{name: string, colour: string, accuracy: number|null, inaccuracies: number, mistakes: number, blunders: number}[]} players
 */

import { say } from "../board/words.js";
import { whyNoStream } from "../game/client.js";
import { find } from "../game/parts.js";

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT] = [600, 150];

export class GraphPanel {
  /** @type {EventSource|null} */
  #source = null;
  /** @type {Graph|null} */
  #graph = null;
  /** The moves it was made for. */
  #key = "";
  #moves = 0;
  /** The place shown in the main line; null away from it. @type {number|null} */
  #ply = null;

  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   * @param {() => Place} place The main line.
   * @param {(ply: number) => number} round The round a move of the main line belongs to.
   * @param {(ply: number) => void} go
   * @param {(graph: Graph) => void} keep Writes the judgements into the record.
   */
  constructor(root, words, place, round, go, keep) {
    this.root = root;
    this.words = words;
    this.place = place;
    this.round = round;
    this.go = go;
    root.hidden = false;
    this.#find("[data-do=judge]").addEventListener("click", () => this.#begin());
    this.#find("[data-do=cancel]").addEventListener("click", () => this.#end());
    this.#find("[data-do=judgements]").addEventListener("click", () => this.#graph && keep(this.#graph));
    this.#find(".found").addEventListener("click", (event) => {
      const button = event.target instanceof Element && event.target.closest("[data-ply]");
      if (button instanceof HTMLElement) go(Number(button.dataset.ply));
    });
    this.#find(".drawing").addEventListener("click", (event) => {
      const box = this.#find(".drawing").getBoundingClientRect();
      const share = (event.clientX - box.left) / box.width;
      go(Math.min(Math.max(Math.round(share * this.#moves), 0), this.#moves));
    });
    addEventListener("pagehide", () => this.#source?.close());
  }

  /** @param {string} selector */
  #find(selector) {
    return find(this.root, selector);
  }

  /**
   * The main line may be another now, and another place in it be shown.
   * @param {number|null} ply Null away from the main line.
   */
  show(ply) {
    const { moves } = this.place();
    const stale = moves.join(" ") !== this.#key;
    this.#find(".result-of").hidden = stale || !this.#graph;
    this.#offer(moves.length > 0);
    this.#ply = ply;
    this.#mark();
  }

  /** Marks the place shown on the curve. */
  #mark() {
    const here = this.root.querySelector(".here");
    here?.toggleAttribute("hidden", this.#ply === null);
    if (this.#ply !== null) here?.setAttribute("x", String(this.#x(this.#ply) - 1));
  }

  /**
   * Lets the game be judged, or says why it cannot be.
   * @param {boolean} able
   */
  #offer(able) {
    /** @type {HTMLButtonElement} */ (this.#find("[data-do=judge]")).disabled = !able;
    const why = this.#find("#judge-why");
    why.dataset.able ??= why.textContent ?? "";
    why.textContent = (able ? why.dataset.able : why.dataset.none) ?? "";
  }

  #end() {
    this.#source?.close();
    this.#source = null;
    this.#find(".progress").hidden = true;
    this.#find("[data-do=judge]").hidden = false;
  }

  #begin() {
    this.#end();
    const { rules, position, moves } = this.place();
    const query = new URLSearchParams({ rules, moves: moves.join(" ") });
    if (position) query.set("position", position);
    const path = `/api/analysis/graph?${query}`;
    const source = (this.#source = new EventSource(path));
    const bar = /** @type {HTMLProgressElement} */ (this.#find("progress"));
    bar.removeAttribute("value");
    this.#find(".progress").hidden = false;
    this.#find("[data-do=judge]").hidden = true;
    this.#find("[data-do=cancel]").focus();
    source.addEventListener("progress", (event) => {
      const { done, of } = JSON.parse(event.data);
      bar.max = of;
      bar.value = done;
    });
    source.addEventListener("graph", (event) => {
      this.#end();
      this.#key = moves.join(" ");
      this.#moves = moves.length;
      this.#draw(JSON.parse(event.data));
      this.#find(".result-of").hidden = false;
      this.#find(".result-of").focus();
    });
    source.addEventListener("error", () => {
      this.#end();
      void whyNoStream(path).then((why) => {
        if (!this.#source) this.#find(".trouble").textContent = why ?? say(this.words, "failed");
      });
    });
    this.#find(".trouble").textContent = "";
  }

  /** @param {number} ply */
  #x(ply) {
    return (ply / Math.max(this.#moves, 1)) * WIDTH;
  }

  /** @param {Graph} graph */
  #draw(graph) {
    this.#graph = graph;
    this.#curve(graph);
    this.#mark();
    const rows = graph.players.map((player) => {
      const row = document.createElement("tr");
      const head = document.createElement("th");
      head.scope = "row";
      head.textContent = player.name;
      const exact = player.accuracy === null ? "–" : `${player.accuracy.toFixed(1)} %`;
      row.append(head, ...[exact, player.inaccuracies, player.mistakes, player.blunders].map(cell));
      return row;
    });
    this.#find(".players tbody").replaceChildren(...rows);
    const turning = this.#find(".turning");
    const decided = graph.plies.find(({ ply }) => ply === graph.turningPoint);
    turning.replaceChildren();
    if (decided) turning.append(`${say(this.words, "turning")} `, this.#button(decided, graph));
    const wrong = graph.plies.filter((ply) => ply.class !== null);
    this.#find(".mistakes").replaceChildren(...wrong.map((ply) => this.#mistake(ply, graph)));
    this.#find(".none").hidden = wrong.length > 0;
    this.#find("[data-do=judgements]").hidden = wrong.length === 0;
  }

  /** @param {Judged} ply @param {Graph} graph */
  #button(ply, graph) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.ply = String(ply.ply);
    button.textContent = `${this.round(ply.ply)}. ${graph.players[ply.seat]?.name ?? ""} ${ply.move}${ply.glyph ?? ""}`;
    return button;
  }

  /** @param {Judged} ply @param {Graph} graph */
  #mistake(ply, graph) {
    const item = document.createElement("li");
    const percent = (/** @type {number} */ chance) => `${Math.round(chance * 100)} %`;
    const about = document.createElement("span");
    const [kind, better] = [say(this.words, ply.class ?? ""), say(this.words, "better")];
    about.textContent = `${kind}: ${percent(ply.best)} → ${percent(ply.chance)}. ${better} ${ply.line.join(" ")}`;
    item.append(this.#button(ply, graph), about);
    return item;
  }

  /** @param {Graph} graph */
  #curve(graph) {
    const svg = make("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
    const teams = [...new Set(graph.plies.map(({ team }) => team))].sort();
    const y = (/** @type {number} */ chance) => HEIGHT * (1 - chance);
    const two = this.place().two;
    if (two) {
      const points = graph.plies.map((ply) => `${this.#x(ply.ply)},${y(ply.team === 0 ? ply.chance : 1 - ply.chance)}`);
      const first = graph.plies[0];
      const begin = first ? `0,${y(first.team === 0 ? first.best : 1 - first.best)}` : `0,${y(0.5)}`;
      const colour = this.place().sides[0];
      svg.append(
        make("polygon", {
          class: `share ${colour}`,
          points: `0,${HEIGHT} ${begin} ${points.join(" ")} ${WIDTH},${HEIGHT}`,
        }),
        make("polyline", { class: "course", points: `${begin} ${points.join(" ")}` }),
      );
    } else {
      for (const team of teams) {
        const own = graph.plies.filter((ply) => ply.team === team);
        const points = own.map((ply) => `${this.#x(ply.ply)},${y(ply.chance)}`).join(" ");
        const colour = graph.players[own[0].seat]?.colour ?? "";
        svg.append(make("polyline", { class: `course team-${team} ${colour}`, points }));
      }
    }
    svg.append(make("line", { class: "even", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }));
    svg.append(make("rect", { class: "here", x: 0, y: 0, width: 2, height: HEIGHT }));
    const marks = graph.plies
      .filter((ply) => ply.class === "mistake" || ply.class === "blunder")
      .map((ply) => {
        const mark = document.createElement("span");
        mark.className = `mark ${ply.class}`;
        mark.textContent = ply.glyph;
        const share = two && ply.team !== 0 ? 1 - ply.chance : ply.chance;
        mark.style.left = `${(100 * this.#x(ply.ply)) / WIDTH}%`;
        mark.style.bottom = `${100 * share}%`;
        return mark;
      });
    this.#find(".drawing").replaceChildren(svg, ...marks);
  }
}

/** @param {string|number} text */
function cell(text) {
  const made = document.createElement("td");
  made.textContent = String(text);
  return made;
}

/** @param {string} name @param {Record<string, string|number>} attributes */
function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
