/**
 * The overlay that names what stands on a board: outlines on the drawing, and a legend that
 * lists what was found. Each term has its own kind of line, so that none is told by colour alone.
 *
 * @import {Point} from "../board/types.js"
 *
 * @typedef {object} Term
 * @property {string} term
 * @property {string[]} cells
 * @property {string|null} colour
 * @property {string[]} against
 * @property {boolean} open
 */

import { around, bend, thrust } from "./outline.js";

const SVG = "http://www.w3.org/2000/svg";
/** From the centre of a cell to the outline around it. */
const AWAY = 48;
/** Terms that are shown at once, and how often others may occur to be. */
const TELLING = new Set(["sumito", "pak", "det", "capture", "majority", "crossed", "locked"]);
const FEW = 4;
/** Group names say little on a full board: they are shown when asked for. */
const SIZES = new Set(["monomial", "binomial", "trinomial", "polynomial"]);
/** No more places of one term are listed. */
const MOST = 24;

export class Terms {
  /** @type {Term[]} */
  #terms = [];
  /** Whether what stands there can be played. */
  #possible = true;
  /** What the person switched on or off. @type {Map<string, boolean>} */
  #wanted = new Map();
  /** What is pointed at: a term, or one of its places. @type {{term: string, index?: number}|null} */
  #pointed = null;
  #on = false;
  /** @type {MutationObserver|null} */
  #turning = null;

  /**
   * @param {HTMLElement} box The part of the page that `terms.html` writes.
   * @param {() => SVGSVGElement|null} svg The drawing.
   * @param {() => void} asked Called when the overlay is switched on, to look the terms up.
   */
  constructor(box, svg, asked) {
    this.box = box;
    this.svg = svg;
    this.button = /** @type {HTMLButtonElement} */ (box.querySelector(".terms-toggle"));
    this.found = /** @type {HTMLElement} */ (box.querySelector(".terms-found"));
    this.list = /** @type {HTMLElement} */ (box.querySelector(".legend-list"));
    /** @type {Map<string, {name: string, about: string}>} */
    this.words = new Map();
    for (const name of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll("[data-term]"))) {
      const about = name.nextElementSibling?.textContent ?? "";
      this.words.set(name.dataset.term ?? "", { name: name.textContent ?? "", about });
    }
    box.hidden = false;
    this.button.addEventListener("click", () => {
      this.on = !this.#on;
      if (this.#on) asked();
    });
    this.list.addEventListener("click", (event) => this.#pressed(event));
    for (const type of ["pointerover", "focusin"]) {
      this.list.addEventListener(type, (event) => this.#point(event.target));
    }
    for (const type of ["pointerleave", "focusout"]) {
      this.list.addEventListener(type, () => this.#point(null));
    }
  }

  /** Whether the overlay is shown. */
  get on() {
    return this.#on;
  }

  set on(on) {
    this.#on = on;
    this.button.setAttribute("aria-pressed", String(on));
    this.list.hidden = !on;
    this.#list();
    this.#draw();
  }

  /**
   * Shows the terms of another position.
   * @param {Term[]} terms
   * @param {boolean} [possible] Whether it can be played: what cannot be has no names yet.
   */
  show(terms, possible = true) {
    this.#terms = terms;
    this.#possible = possible;
    this.#pointed = null;
    this.#list();
    this.#draw();
  }

  /**
   * Switches on just these.
   * @param {string[]} names
   */
  prefer(names) {
    this.#wanted = new Map([...this.words.keys()].map((name) => [name, names.includes(name)]));
  }

  /** Lets the choice of what is shown follow the position again. */
  forget() {
    this.#wanted.clear();
  }

  /** @param {string} name */
  #isShown(name) {
    const places = this.#terms.filter(({ term }) => term === name).length;
    return this.#wanted.get(name) ?? (TELLING.has(name) || (places <= FEW && !SIZES.has(name)));
  }

  /** @param {Event} event */
  #pressed(event) {
    const button = event.target instanceof Element && event.target.closest("button");
    const term = button && /** @type {HTMLElement} */ (button).dataset.toggle;
    if (!term) return;
    this.#wanted.set(term, !this.#isShown(term));
    this.#list();
    this.#draw();
    /** @type {HTMLElement|null} */ (this.list.querySelector(`[data-toggle="${term}"]`))?.focus();
  }

  /** @param {EventTarget|null} target */
  #point(target) {
    const button = target instanceof Element ? target.closest("button") : null;
    const { toggle, term, index } = button?.dataset ?? {};
    this.#pointed = toggle ? { term: toggle } : term ? { term, index: Number(index) } : null;
    this.#draw();
  }

  /** Writes the legend. */
  #list() {
    const { none, impossible } = this.found.dataset;
    const bare = this.#on && this.#terms.length === 0;
    this.found.textContent = (bare ? (this.#possible ? none : impossible) : "") ?? "";
    if (!this.#on) return;
    const names = [...this.words.keys()].filter((name) => this.#terms.some(({ term }) => term === name));
    this.list.replaceChildren(...names.map((name) => this.#entry(name)));
  }

  /** @param {string} name */
  #entry(name) {
    const places = this.#terms.filter(({ term }) => term === name);
    const { name: title, about } = this.words.get(name) ?? { name, about: "" };
    const shown = this.#isShown(name);
    const entry = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "term-name";
    button.dataset.toggle = name;
    button.setAttribute("aria-pressed", String(shown));
    const count = document.createElement("span");
    count.className = "term-count";
    count.textContent = String(places.length);
    button.append(sample(name), title, " ", count);
    const says = document.createElement("p");
    says.textContent = about;
    entry.append(button, says);
    if (shown) {
      const spots = document.createElement("div");
      spots.className = "spots";
      spots.append(
        ...places.slice(0, MOST).map(({ cells, against }, index) => {
          const spot = document.createElement("button");
          spot.type = "button";
          spot.dataset.term = name;
          spot.dataset.index = String(index);
          spot.textContent = [ends(cells), ends(against)].filter(Boolean).join(" : ");
          return spot;
        }),
      );
      entry.append(spots);
    }
    return entry;
  }

  /** Draws the outlines. */
  #draw() {
    const svg = this.svg();
    if (!svg) return;
    svg.querySelector(":scope > .terms")?.remove();
    this.#turning?.disconnect();
    if (!this.#on) return;
    const layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", this.#pointed ? "terms pointing" : "terms");
    layer.setAttribute("aria-hidden", "true");
    const centres = places(svg);
    /** @type {Map<string, number>} */
    const counted = new Map();
    for (const term of this.#terms) {
      const index = counted.get(term.term) ?? 0;
      counted.set(term.term, index + 1);
      const pointed =
        this.#pointed?.term === term.term &&
        (this.#pointed.index === undefined || this.#pointed.index === index);
      if (pointed || this.#isShown(term.term)) layer.append(...shapes(term, centres, pointed));
    }
    svg.insertBefore(layer, svg.querySelector(":scope > .marks"));
    // The board may be turned under the overlay.
    const cell = svg.querySelector(".cell");
    if (cell) {
      this.#turning ??= new MutationObserver(() => this.#draw());
      this.#turning.observe(cell, { attributeFilter: ["cx", "x"] });
    }
  }
}

/**
 * Where the cells of a drawing lie.
 * @param {SVGSVGElement} svg
 * @returns {Map<string, Point>}
 */
function places(svg) {
  /** @type {Map<string, Point>} */
  const centres = new Map();
  for (const cell of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".cells .cell"))) {
    const at = (/** @type {string} */ name) => Number(cell.getAttribute(name) ?? 0);
    const half = at("width") / 2;
    const circle = cell.tagName === "circle";
    const centre = circle ? { x: at("cx"), y: at("cy") } : { x: at("x") + half, y: at("y") + half };
    centres.set(cell.dataset.cell ?? "", centre);
  }
  return centres;
}

/**
 * The outlines of a term.
 * @param {Term} term
 * @param {Map<string, Point>} centres
 * @param {boolean} pointed
 */
function shapes({ term, cells, against, open }, centres, pointed) {
  const at = (/** @type {string[]} */ names) =>
    names.map((name) => centres.get(name)).filter((point) => point !== undefined);
  const [own, other] = [at(cells), at(against)];
  if (own.length === 0) return [];
  /** @type {string[]} */
  const paths = [];
  const scattered = SIZES.has(term) || ["majority", "crossed", "locked"].includes(term);
  if (scattered) paths.push(...own.map((point) => around([point], AWAY)));
  else paths.push(term === "arc" ? bend(own, AWAY) : around(own, AWAY));
  if (term === "capture") paths.push(...other.map((point) => around([point], AWAY - 8)));
  else if (other.length > 0) paths.push(around(other, AWAY));
  if (other.length > 0) {
    const [front, first] = [own[own.length - 1], other[0]];
    if (term === "pak") paths.push(thrust(front, first, false));
    else if (open) paths.push(thrust(front, other[other.length - 1], true));
  }
  return ["halo", "line"].flatMap((layer) =>
    paths.map((d) => {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", `term ${layer} term-${term}${pointed ? " pointed" : ""}`);
      path.setAttribute("d", d);
      return path;
    }),
  );
}

/**
 * The kind of line a term is drawn with.
 * @param {string} name
 */
function sample(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 130 44");
  svg.setAttribute("class", "sample");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("class", `term line term-${name}`);
  path.setAttribute("d", around([{ x: 24, y: 22 }, { x: 106, y: 22 }], 16));
  svg.append(path);
  return svg;
}

/** @param {string[]} cells */
function ends(cells) {
  return cells.length > 3 ? `${cells[0]}–${cells[cells.length - 1]}` : cells.join(" ");
}
