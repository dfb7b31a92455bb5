/**
 * `<sumito-editor>`: a board to put things on. It draws what it is given and fires `editor-edit`
 * with the step the person took; it knows no rule and no position text.
 */

import { nearest, neighbour } from "../board/plane.js";
import { Surface } from "../board/surface.js";
import { say } from "../board/words.js";

/** How far a pointer goes before a press becomes a drag, in pixels. */
const DRAG_STARTS = 8;

/** @type {Record<string, "left"|"right"|"up"|"down"|"home"|"end">} */
const ARROWS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
};

/** The letters of position texts. @type {Record<string, string>} */
export const LETTERS = {
  b: "black",
  w: "white",
  r: "red",
  u: "blue",
  g: "green",
  y: "yellow",
  n: "neutral",
  x: "obstacle",
  o: "hole",
};

export class SumitoEditor extends HTMLElement {
  /** Sentences in the reader's language. @type {Record<string, string>} */
  words = {};
  /** What a press puts on a cell; null clears it. @type {string|null} */
  tool = null;
  /** What can be put here. @type {string[]} */
  kinds = [];

  /** @type {Surface|null} */
  #surface = null;
  /** @type {{cell: string, kind: string}[]} */
  #pieces = [];
  /** @type {{pointer: number, cell: string, x: number, y: number, over: string|null}|null} */
  #press = null;
  #focus = "";
  #live = document.createElement("p");

  /** Takes over the drawing inside. */
  adopt() {
    const svg = this.querySelector("svg.board");
    if (!(svg instanceof SVGSVGElement)) return;
    const surface = (this.#surface = new Surface(svg));
    svg.setAttribute("role", "group");
    svg.removeAttribute("aria-label");
    const cells = surface.part("cells");
    cells.setAttribute("role", "grid");
    cells.setAttribute("aria-label", say(this.words, "board"));
    for (const row of cells.children) row.setAttribute("role", "row");
    for (const cell of surface.cellElements.values()) cell.setAttribute("role", "gridcell");
    for (const name of ["ground", "labels", "trail", "trays", "pieces", "marks"]) {
      svg.querySelector(`:scope > .${name}`)?.setAttribute("aria-hidden", "true");
    }
    if (!surface.cells.has(this.#focus)) {
      this.#focus = [...surface.cells.keys()][Math.floor(surface.cells.size / 2)];
    }
    this.#live.className = "visually-hidden";
    this.#live.setAttribute("role", "status");
    this.append(this.#live);
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerup", (event) => this.#up(event));
    svg.addEventListener("pointercancel", () => this.#let());
    svg.addEventListener("keydown", (event) => this.#key(event));
    // Whatever in SVG listens for focus would be a stop of its own.
    svg.setAttribute("tabindex", "-1");
    svg.addEventListener("focusin", (event) => this.#focused(event));
    svg.addEventListener("focusout", () => surface.focusRing(null));
  }

  /**
   * Replaces the drawing.
   * @param {string} svg
   */
  redraw(svg) {
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    this.replaceChildren(document.importNode(parsed, true));
    this.adopt();
  }

  /** What stands where. @param {{cell: string, kind: string}[]} pieces */
  set pieces(pieces) {
    this.#pieces = pieces;
    this.#surface?.show(/** @type {any} */ ({ pieces, blocked: [], last: null, lost: [] }));
    this.#label();
  }

  /** Says something to those who cannot see the board. @param {string} sentence */
  tell(sentence) {
    this.#live.textContent = sentence;
  }

  /** What is on a cell. @param {string} cell */
  at(cell) {
    return this.#pieces.find((piece) => piece.cell === cell)?.kind ?? null;
  }

  /** @param {PointerEvent} event */
  #under(event) {
    const surface = this.#surface;
    return surface && nearest(surface.cells, surface.locate(event), surface.square);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const cell = event.isPrimary && event.button === 0 ? this.#under(event) : null;
    if (!cell || !this.#surface) return;
    event.preventDefault();
    this.#surface.svg.setPointerCapture(event.pointerId);
    this.#press = { pointer: event.pointerId, cell, x: event.clientX, y: event.clientY, over: null };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const [press, surface] = [this.#press, this.#surface];
    if (!press || !surface || press.pointer !== event.pointerId || !this.at(press.cell)) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_STARTS;
    const over = far ? this.#under(event) : null;
    if (over === press.over) return;
    press.over = over;
    surface.clearMarks();
    if (over) surface.ring([...new Set([press.cell, over])].slice(0, 1));
    if (over && over !== press.cell) surface.dots(new Map([[over, true]]), undefined);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#let();
    const cell = this.#under(event);
    if (!cell) return;
    if (cell !== press.cell) {
      if (this.at(press.cell)) this.#emit({ do: "move", from: press.cell, to: cell });
      return;
    }
    this.#focus = cell;
    this.#use(cell);
  }

  #let() {
    this.#press = null;
    this.#surface?.clearMarks();
  }

  /**
   * Puts what is chosen on a cell; pressed again, it goes.
   * @param {string} cell
   */
  #use(cell) {
    this.#put(cell, this.at(cell) === this.tool ? null : this.tool);
  }

  /** @param {string} cell @param {string|null} kind */
  #put(cell, kind) {
    if (this.at(cell) !== kind) this.#emit({ do: "put", cell, kind });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const surface = this.#surface;
    if (!surface || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ARROWS[event.key];
    const kind = LETTERS[event.key.toLowerCase()];
    if (way) {
      this.#focus = neighbour(surface.cells, this.#focus, way, surface.at(this.#focus).x);
      this.#label();
      surface.cellElements.get(this.#focus)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      this.#use(this.#focus);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.#put(this.#focus, null);
    } else if (kind && this.kinds.includes(kind)) {
      this.#put(this.#focus, kind);
    } else {
      return;
    }
    event.preventDefault();
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const cell = event.target instanceof SVGElement ? event.target.dataset.cell : undefined;
    if (!cell || !(event.target instanceof SVGElement)) return;
    this.#focus = cell;
    this.#surface?.focusRing(event.target.matches(":focus-visible") ? cell : null);
  }

  /** @param {object} edit */
  #emit(edit) {
    this.dispatchEvent(new CustomEvent("editor-edit", { detail: edit, bubbles: true }));
  }

  #label() {
    const surface = this.#surface;
    if (!surface) return;
    for (const [cell, element] of surface.cellElements) {
      const kind = this.at(cell);
      const label = kind
        ? say(this.words, "piece", { cell, piece: say(this.words, kind) })
        : say(this.words, "empty", { cell });
      element.setAttribute("aria-label", label);
      element.setAttribute("tabindex", cell === this.#focus ? "0" : "-1");
    }
  }
}

customElements.define("sumito-editor", SumitoEditor);
