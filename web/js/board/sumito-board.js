/**
 * `<sumito-board>`: a board one can look at and play on.
 *
 * It takes over an SVG drawing inside it. Give it a `view` (what the server tells of a game) and
 * say by `playable` whether the person may move. It fires `sumito-move` with the legal move made,
 * and `sumito-try` with the text of a move that is not legal; answer either with a new `view`, or
 * with `refuse(reason)`. When a view has come to rest on the board it fires `sumito-shown`.
 *
 * @import {GameView, MoveView} from "./types.js"
 * @import {Upshot} from "./hand.js"
 */

import { roll } from "./animation.js";
import { attempt } from "./attempt.js";
import { group, targets } from "./gestures.js";
import { Hand } from "./hand.js";
import { nearest, neighbour } from "./plane.js";
import { Surface } from "./surface.js";
import { say, tell } from "./words.js";

/** How far a pointer goes before a press becomes a drag, in pixels. */
const DRAG_STARTS = 8;
/** How many moves the screen may be behind before it stops showing each. */
const MOST_BEHIND = 4;
/** How long a reason stays at the board, in milliseconds. */
const REASON_STAYS = 6000;

/** @type {Record<string, "left"|"right"|"up"|"down"|"home"|"end">} */
const ARROWS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "home",
  End: "end",
};

export class SumitoBoard extends HTMLElement {
  /** Sentences in the reader's language, see words.js. @type {Record<string, string>} */
  words = {};

  #hand = new Hand();
  /** @type {Surface|null} */
  #surface = null;
  /** @type {GameView|null} */
  #view = null;
  #playable = false;
  /** A move was sent and is not answered yet. */
  #waiting = false;
  /** The ply the pieces on the screen stand at. */
  #shown = 0;
  /** What is shown one after the other. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** @type {{pointer: number, cell: string, x: number, y: number, drags: boolean, over: string|null}|null} */
  #press = null;
  /** @type {string|null} */
  #focus = null;
  /** The x kept while the focus goes up and down. */
  #column = 0;
  /** Moves the engine would play, and whether they are threats. @type {{moves: MoveView[], threat: boolean}} */
  #advice = { moves: [], threat: false };
  /** Cells pointed out. @type {string[]} */
  #pointed = [];
  #live = paragraph("visually-hidden", "status");
  #reason = paragraph("reason", "alert");
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #fade;

  connectedCallback() {
    document.addEventListener("keydown", this.#anywhere);
    const svg = this.querySelector("svg.board");
    if (!(svg instanceof SVGSVGElement) || this.#surface) return;
    const surface = (this.#surface = new Surface(svg));
    svg.setAttribute("role", "group");
    svg.removeAttribute("aria-hidden");
    svg.removeAttribute("aria-label");
    const cells = surface.part("cells");
    cells.setAttribute("role", "grid");
    cells.setAttribute("aria-label", say(this.words, "board"));
    for (const row of cells.children) row.setAttribute("role", "row");
    for (const cell of surface.cellElements.values()) {
      cell.setAttribute("role", "gridcell");
      cell.setAttribute("tabindex", "-1");
    }
    for (const name of ["ground", "labels", "trail", "trays", "pieces", "marks"]) {
      svg.querySelector(`:scope > .${name}`)?.setAttribute("aria-hidden", "true");
    }
    this.#focus = [...surface.cells.keys()][Math.floor(surface.cells.size / 2)];
    this.append(this.#live, this.#reason);
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.#move(event));
    svg.addEventListener("pointerup", (event) => this.#up(event));
    svg.addEventListener("pointercancel", () => this.#cancelPress());
    svg.addEventListener("keydown", (event) => this.#key(event));
    // Whatever in SVG listens for focus would be a stop of its own.
    svg.setAttribute("tabindex", "-1");
    svg.addEventListener("focusin", (event) => this.#focused(event));
    svg.addEventListener("focusout", () => surface.focusRing(null));
    this.#label();
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.#anywhere);
  }

  /** The game as shown. @returns {GameView|null} */
  get view() {
    return this.#view;
  }

  set view(view) {
    if (!view) return;
    const before = this.#view;
    // News about the position the move was made in cannot be the answer to it.
    if (this.#waiting && view.ply === before?.ply) return;
    this.#view = view;
    if (before && same(before, view)) return;
    this.#advice = { moves: [], threat: false };
    this.#pointed = [];
    this.#waiting = false;
    this.#cancelPress();
    this.#hand.take(this.#active ? view.legal : []);
    this.#queue = this.#queue.then(async () => {
      const surface = this.#surface;
      if (!surface) return;
      const late = (this.#view?.ply ?? 0) - view.ply > MOST_BEHIND;
      if (before && view.last && view.ply === this.#shown + 1 && !late) {
        this.#say(tell(this.words, view.last));
        surface.clearMarks();
        await roll(surface, view.last);
        surface.apply(view.last);
        surface.showLost(view.lost);
      }
      this.#shown = view.ply;
      // A later view may have come while this one was on its way.
      if (!this.#view || !same(this.#view, view)) return;
      surface.show(view);
      this.#draw();
      this.#emit("sumito-shown", { view });
    });
  }

  /** Whether the person may move now. */
  get playable() {
    return this.#playable;
  }

  set playable(playable) {
    this.#playable = playable;
    this.#hand.take(this.#active && this.#view ? this.#view.legal : []);
    this.classList.toggle("playable", this.#active);
    this.#draw();
  }

  /** Sixths of a turn, clockwise. */
  get turn() {
    return this.#surface?.turn ?? 0;
  }

  set turn(sixths) {
    this.#surface?.turnTo(sixths);
    if (this.#view) this.#surface?.show(this.#view);
    this.#draw();
  }

  /** Shows the board from the other side. */
  flip() {
    this.turn = this.turn + 3;
  }

  /**
   * Draws what the engine would play as numbered arrows, the best the widest.
   * @param {MoveView[]} moves
   * @param {boolean} [threat] Whether the other side would play them.
   */
  advise(moves, threat = false) {
    if (moves.length === 0 && this.#advice.moves.length === 0) return;
    this.#advice = { moves, threat };
    this.#draw();
  }

  /**
   * Points pieces out until the next position.
   * @param {string[]} cells
   */
  point(cells) {
    this.#pointed = cells;
    this.#draw();
  }

  /**
   * Says at the board why something was not done, and puts back what was shown too early.
   * @param {string} reason
   */
  refuse(reason) {
    this.#waiting = false;
    this.#queue = this.#queue.then(() => {
      if (!this.#view || !this.#surface) return;
      this.#shown = this.#view.ply;
      this.#surface.show(this.#view);
      this.#hand.take(this.#active ? this.#view.legal : []);
      this.#draw();
      this.#emit("sumito-shown", { view: this.#view });
    });
    this.#reason.textContent = reason;
    this.#reason.classList.add("shown");
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => this.#forgive(), REASON_STAYS);
  }

  #forgive() {
    clearTimeout(this.#fade);
    this.#reason.classList.remove("shown");
    this.#reason.textContent = "";
  }

  get #active() {
    return this.#playable && this.#view !== null && this.#view.turn !== null && !this.#waiting;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!event.isPrimary || event.button !== 0 || !this.#surface || !this.#active) return;
    const cell = this.#under(event);
    if (!cell) return;
    event.preventDefault();
    this.#surface.svg.setPointerCapture(event.pointerId);
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.#press = { pointer, cell, x, y, drags: false, over: null };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId || !this.#surface) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_STARTS) {
      press.drags = true;
    }
    const over = this.#under(event);
    if (!press.drags || over === press.over) return;
    press.over = over;
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#press = null;
    const cell = this.#under(event);
    if (!cell) return this.#draw();
    this.#forgive();
    this.#settle(
      cell === press.cell ? this.#hand.click(cell) : this.#hand.drop(press.cell, cell),
    );
  }

  #cancelPress() {
    if (!this.#press) return;
    this.#press = null;
    this.#draw();
  }

  /** @param {PointerEvent} event */
  #under(event) {
    const surface = this.#surface;
    return surface && nearest(surface.cells, surface.locate(event), surface.square);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const surface = this.#surface;
    if (!surface || !this.#focus || event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ARROWS[event.key];
    if (way) {
      if (way !== "up" && way !== "down") this.#column = NaN;
      const x = Number.isNaN(this.#column) ? surface.at(this.#focus).x : this.#column;
      this.#focus = neighbour(surface.cells, this.#focus, way, x);
      this.#column = way === "up" || way === "down" ? x : surface.at(this.#focus).x;
      this.#label();
      surface.cellElements.get(this.#focus)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      if (this.#active) {
        this.#forgive();
        this.#settle(this.#hand.click(this.#focus));
      }
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Keys that count wherever the focus is: a number chooses a candidate, Escape lets go.
   * @param {KeyboardEvent} event
   */
  #anywhere = (event) => {
    if (event.target instanceof Element && event.target.closest("input, select, textarea")) return;
    if (event.key === "Escape" && this.#hand.letGo()) {
      this.#draw();
    } else if (/^[1-9]$/.test(event.key) && this.#hand.choosing.length > 0) {
      this.#settle(this.#hand.choose(Number(event.key) - 1));
    } else {
      return;
    }
    event.preventDefault();
  };

  /** @param {FocusEvent} event */
  #focused(event) {
    if (!(event.target instanceof SVGElement) || !this.#surface) return;
    const cell = event.target.dataset.cell;
    if (!cell) return;
    this.#focus = cell;
    this.#surface.focusRing(event.target.matches(":focus-visible") ? cell : null);
  }

  /**
   * Carries out what a gesture came to.
   * @param {Upshot} upshot
   */
  #settle(upshot) {
    if (upshot && "move" in upshot) this.#send(upshot.move);
    else if (upshot) this.#try(upshot.tried);
    this.#draw();
    const { choosing } = this.#hand;
    if (choosing.length > 0) {
      const list = choosing.map(({ text }, i) => say(this.words, "choice", { number: i + 1, move: text }));
      this.#say(`${say(this.words, "choose", { count: choosing.length })} ${list.join(", ")}`);
    }
  }

  /** @param {MoveView} move */
  #send(move) {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#hand.take([]);
    const [view, surface] = [this.#view, this.#surface];
    this.#queue = this.#queue.then(async () => {
      // The answer may have come before the pieces began to move.
      if (!surface || !view || !this.#view || !same(this.#view, view)) return;
      await roll(surface, move);
      surface.apply(move);
      this.#shown += 1;
      this.#say(tell(this.words, move));
    });
    this.#emit("sumito-move", { move });
  }

  /** @param {{picks: string[], cell: string}} tried */
  #try({ picks, cell }) {
    const [surface, view] = [this.#surface, this.#view];
    if (!surface || !view || view.turn === null) return;
    const mover = view.seats[view.turn].colour;
    const own = (/** @type {string} */ at) => surface.standing.get(at)?.dataset.kind === mover;
    const text = attempt(picks, cell, surface.cells, own, surface.square);
    this.#emit("sumito-try", { from: picks[0], to: cell, text });
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#live.textContent = sentence;
  }

  /** Draws all marks anew from what is held. */
  #draw() {
    const surface = this.#surface;
    if (!surface) return;
    surface.clearMarks();
    this.classList.toggle("playable", this.#active);
    const { picks, choosing, legal } = this.#hand;
    const press = this.#press;
    surface.ring(this.#pointed);
    surface.arrows(this.#advice.moves, this.#advice.threat);
    if (choosing.length > 0) {
      surface.ring(picks);
      surface.candidates(choosing);
    } else if (press?.drags) {
      const held = picks.includes(press.cell) ? picks : [press.cell];
      const outlook = press.over ? this.#hand.outlook(press.cell, press.over) : [];
      surface.ring(outlook.length === 1 ? group(outlook[0]) : held);
      if (outlook.length === 1) surface.ghost(outlook[0]);
      else surface.dots(targets(legal, held), held[0]);
    } else if (picks.length > 0) {
      surface.ring(picks);
      surface.dots(targets(legal, picks), picks[0]);
    }
    const focused = document.activeElement;
    if (focused instanceof SVGElement && this.contains(focused) && focused.matches(":focus-visible")) {
      surface.focusRing(this.#focus);
    }
    this.#label();
  }

  /** Names every cell for those who do not see it. */
  #label() {
    const surface = this.#surface;
    if (!surface) return;
    const marked = targets(this.#hand.legal, this.#hand.picks);
    for (const [cell, element] of surface.cellElements) {
      const kind = surface.standing.get(cell)?.dataset.kind;
      const parts = [
        kind
          ? say(this.words, "piece", { cell, piece: say(this.words, kind) })
          : say(this.words, "empty", { cell }),
      ];
      const picked = this.#hand.picks.includes(cell);
      if (picked) parts.push(say(this.words, "picked"));
      const strikes = this.#hand.picks.length > 0 ? marked.get(cell) : undefined;
      if (strikes !== undefined) parts.push(say(this.words, strikes ? "strike" : "target"));
      element.setAttribute("aria-label", parts.join(", "));
      element.setAttribute("aria-selected", String(picked));
      element.setAttribute("tabindex", cell === this.#focus ? "0" : "-1");
    }
  }
}

/**
 * Whether two views show the same, so that what is picked stays picked.
 * @param {GameView} a
 * @param {GameView} b
 */
function same(a, b) {
  return a.ply === b.ply && a.position === b.position && a.turn === b.turn;
}

/** @param {string} className @param {string} role */
function paragraph(className, role) {
  const element = document.createElement("p");
  element.className = className;
  element.setAttribute("role", role);
  return element;
}

customElements.define("sumito-board", SumitoBoard);
