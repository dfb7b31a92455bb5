/**
 * The drawing: finds its parts in the SVG the server drew, and changes them.
 *
 * @import {GameView, MoveView, Point} from "./types.js"
 */

import { turned } from "./plane.js";
import { inLine, numberCells, strikes } from "./gestures.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string|number>} attributes
 * @returns {SVGElement}
 */
function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

export class Surface {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.square = svg.classList.contains("field");
    this.id = svg.dataset.id ?? "";
    /** Turn in sixths, and the turn the server drew. */
    this.turn = this.drawn = Number(svg.dataset.turn ?? 0);
    this.pieces = this.part("pieces");
    this.marks = this.part("marks");
    this.trail = this.part("trail");
    /** @type {Map<string, SVGElement>} */
    this.cellElements = new Map();
    /** Centres as drawn, before any further turn. @type {Map<string, Point>} */
    this.centres = new Map();
    for (const element of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".cell"))) {
      const cell = element.dataset.cell ?? "";
      this.cellElements.set(cell, element);
      this.centres.set(cell, centreOf(element));
    }
    /** @type {Map<string, Point>} */
    this.cells = new Map(this.centres);
    this.labels = [...svg.querySelectorAll(".labels text")].map((element) => ({
      element,
      at: { x: number(element, "x"), y: number(element, "y") - 9 },
    }));
    this.trays = /** @type {SVGElement[]} */ ([...svg.querySelectorAll(".tray")]).map((element) => ({
      element,
      team: Number(element.dataset.team),
      scale: Number(element.dataset.scale),
      slots: (element.dataset.slots ?? "").split(" ").map((pair) => {
        const [x, y] = pair.split(",").map(Number);
        return { x, y };
      }),
    }));
    /** @type {Map<string, SVGElement>} */
    this.standing = new Map();
    for (const element of /** @type {NodeListOf<SVGElement>} */ (
      this.pieces.querySelectorAll(".piece")
    )) {
      this.standing.set(element.dataset.cell ?? "", element);
    }
  }

  /** @param {string} name */
  part(name) {
    const part = this.svg.querySelector(`:scope > .${name}`);
    if (!part) throw new Error(`the drawing has no part named ${name}`);
    return /** @type {SVGGElement} */ (part);
  }

  /**
   * Where a cell's centre lies now.
   * @param {string} cell
   * @returns {Point}
   */
  at(cell) {
    return this.cells.get(cell) ?? { x: 0, y: 0 };
  }

  /**
   * A place on the screen in the drawing's own measure.
   * @param {{clientX: number, clientY: number}} event
   * @returns {Point}
   */
  locate(event) {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) return { x: Infinity, y: Infinity };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  /**
   * Turns the board clockwise to so many sixths. Only the view changes.
   * @param {number} sixths
   */
  turnTo(sixths) {
    const turn = ((sixths % 6) + 6) % 6;
    this.turn = this.square && turn !== 3 ? 0 : turn;
    const by = this.turn - this.drawn;
    for (const [cell, centre] of this.centres) {
      const at = turned(centre, by);
      this.cells.set(cell, at);
      const element = this.cellElements.get(cell);
      if (element) place(element, at);
    }
    for (const { element, at } of this.labels) {
      const { x, y } = turned(at, by);
      element.setAttribute("x", String(x));
      element.setAttribute("y", String(y + 9));
    }
    for (const { element, slots } of this.trays) {
      const places = slots.map((slot) => turned(slot, by));
      element.querySelectorAll(".slot").forEach((slot, i) => place(slot, places[i]));
    }
    for (const [cell, element] of this.standing) place(element, this.at(cell));
  }

  /**
   * Draws everything that lies on the board as the view tells it.
   * @param {GameView} view
   */
  show(view) {
    this.standing.clear();
    this.pieces.replaceChildren(
      ...[...view.blocked, ...view.pieces].map(({ cell, kind }) => {
        const piece = make("use", {
          class: `piece ${kind}`,
          "data-cell": cell,
          "data-kind": kind,
          href: `#${this.id}piece-${kind}`,
        });
        place(piece, this.at(cell));
        this.standing.set(cell, piece);
        return piece;
      }),
    );
    this.showTrail(view.last);
    this.showLost(view.lost);
  }

  /**
   * Leaves the pieces as they stand after a move, before the server has told the new position.
   * @param {MoveView} move
   */
  apply(move) {
    const moving = move.shifts.map(([from, to]) => ({ to, piece: this.standing.get(from) }));
    for (const [from] of move.shifts) this.standing.delete(from);
    for (const cell of move.removed) {
      this.standing.get(cell)?.remove();
      this.standing.delete(cell);
    }
    for (const { to, piece } of moving) {
      if (!piece) continue;
      for (const animation of piece.getAnimations()) animation.cancel();
      if (to === null) {
        piece.remove();
      } else {
        place(piece, this.at(to));
        piece.dataset.cell = to;
        this.standing.set(to, piece);
      }
    }
    this.showTrail(move);
  }

  /** @param {{kind: string, by: number}[]} lost */
  showLost(lost) {
    for (const { element, team, scale, slots } of this.trays) {
      for (const old of element.querySelectorAll(".lost")) old.remove();
      const own = lost.filter(({ by }) => by === team).slice(0, slots.length);
      own.forEach(({ kind }, i) => {
        const { x, y } = turned(slots[i], this.turn - this.drawn);
        element.append(
          make("use", {
            class: `lost ${kind}`,
            href: `#${this.id}piece-${kind}`,
            transform: `translate(${x} ${y}) scale(${scale})`,
          }),
        );
      });
    }
  }

  /** @param {MoveView|null} last */
  showTrail(last) {
    this.trail.replaceChildren();
    if (!last) return;
    for (const { from, to } of this.ways(last)) {
      this.trail.append(make("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
    }
    for (const cell of [...last.removed, ...(last.place ? [last.place] : [])]) {
      const { x, y } = this.at(cell);
      this.trail.append(make("circle", { class: "taken", cx: x, cy: y, r: 44 }));
    }
  }

  /**
   * The ways pieces go by a move; one that leaves the board goes on where the others go.
   * @param {MoveView} move
   */
  ways(move) {
    let step = { x: 0, y: 0 };
    return move.shifts.map(([cell, goal]) => {
      const from = this.at(cell);
      if (goal !== null) {
        const to = this.at(goal);
        step = { x: to.x - from.x, y: to.y - from.y };
        return { cell, goal, from, to };
      }
      return { cell, goal, from, to: { x: from.x + step.x, y: from.y + step.y } };
    });
  }

  /** Takes all marks away. */
  clearMarks() {
    this.marks.replaceChildren();
  }

  /**
   * Rings around chosen pieces.
   * @param {string[]} cells
   */
  ring(cells) {
    if (this.square && cells.length > 1) {
      const [a, b] = [this.at(cells[0]), this.at(cells[cells.length - 1])];
      this.marks.append(make("line", { class: "band", x1: a.x, y1: a.y, x2: b.x, y2: b.y }));
    }
    for (const cell of cells) {
      const { x, y } = this.at(cell);
      this.marks.append(make("circle", { class: "ring", cx: x, cy: y, r: this.square ? 43 : 47 }));
    }
  }

  /**
   * Dots where moves may go; farther ones fade on a field.
   * @param {Map<string, boolean>} targets
   * @param {string|undefined} from
   */
  dots(targets, from) {
    const start = from ? this.at(from) : null;
    for (const [cell, heavy] of targets) {
      const { x, y } = this.at(cell);
      const steps = start ? Math.max(Math.abs(x - start.x), Math.abs(y - start.y)) / 100 : 1;
      const fade = this.square ? Math.max(1 - 0.06 * (steps - 1), 0.5) : 1;
      this.marks.append(
        make("circle", {
          class: heavy ? "hit" : "goal",
          cx: x,
          cy: y,
          r: heavy ? 36 : 14,
          opacity: fade.toFixed(2),
        }),
      );
    }
  }

  /** @param {string|null} cell */
  focusRing(cell) {
    this.marks.querySelector(".focus")?.remove();
    if (!cell) return;
    const { x, y } = this.at(cell);
    this.marks.append(make("circle", { class: "focus", cx: x, cy: y, r: 50 }));
  }

  /**
   * Shadows of pieces where a move would take them.
   * @param {MoveView} move
   */
  ghost(move) {
    for (const { cell, goal, to } of this.ways(move)) {
      if (goal === null) continue;
      const kind = this.standing.get(cell)?.dataset.kind ?? "neutral";
      const piece = make("use", { class: "ghost", href: `#${this.id}piece-${kind}` });
      place(piece, to);
      this.marks.append(piece);
    }
    for (const cell of move.removed) {
      const { x, y } = this.at(cell);
      this.marks.append(make("circle", { class: "hit", cx: x, cy: y, r: 36 }));
    }
  }

  /**
   * Candidates of an ambiguous gesture, numbered from 1.
   * @param {MoveView[]} moves
   * @returns {Map<string, number>} Which cell chooses which candidate.
   */
  candidates(moves) {
    /** @type {Map<string, number>} */
    const chosenBy = new Map();
    const numbers = numberCells(moves);
    for (const move of moves) {
      for (const { from, to } of this.ways(move)) {
        this.marks.append(make("line", { class: "way", x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
      }
    }
    numbers.forEach((cell, i) => {
      if (cell === null) return;
      chosenBy.set(cell, i);
      const { x, y } = this.at(cell);
      this.marks.append(make("circle", { class: "tag", cx: x, cy: y, r: strikes(moves[i]) ? 30 : 27 }));
      const text = make("text", { class: "tag-text", x, y: y + 12 });
      text.textContent = String(i + 1);
      this.marks.append(text);
    });
    return chosenBy;
  }

  /**
   * Arrows of engine lines with their numbers, the first the widest and unbroken; threats are
   * dotted. The last is drawn first, so that the best lies on top.
   * @param {MoveView[]} moves
   * @param {boolean} threat
   */
  arrows(moves, threat) {
    const ends = moves.map((move) => this.#ends(move));
    for (const [rank, move] of [...moves.entries()].reverse()) {
      const group = make("g", { class: `arrow rank-${rank + 1}${threat ? " threat" : ""}` });
      const [a, b] = ends[rank];
      const away = Math.hypot(b.x - a.x, b.y - a.y);
      const width = Math.max(18 - 4 * rank, 7);
      if (move.place || away === 0) {
        group.append(make("circle", { class: "shaft", cx: b.x, cy: b.y, r: 40, "stroke-width": width }));
      } else {
        const [ux, uy] = [(b.x - a.x) / away, (b.y - a.y) / away];
        const [head, wing] = [width + 20, width + 6];
        const neck = { x: b.x - ux * head, y: b.y - uy * head };
        const corner = (/** @type {number} */ side) => `${neck.x - uy * wing * side},${neck.y + ux * wing * side}`;
        group.append(
          make("line", { class: "shaft", x1: a.x, y1: a.y, x2: neck.x, y2: neck.y, "stroke-width": width }),
          make("polygon", { class: "head", points: `${b.x},${b.y} ${corner(1)} ${corner(-1)}` }),
        );
      }
      // Arrows that begin together carry their numbers apart.
      const before = ends.slice(0, rank).filter(([from]) => from.x === a.x && from.y === a.y).length;
      if (moves.length > 1) group.append(...this.#number(rank + 1, a, b, before));
      this.marks.append(group);
    }
  }

  /**
   * Where the arrow of a move begins and ends: along its line, or from middle to middle.
   * @param {MoveView} move
   * @returns {[Point, Point]}
   */
  #ends(move) {
    const ways = this.ways(move).slice(0, Math.max(move.own, 1));
    if (ways.length === 0) return [this.at(move.place ?? ""), this.at(move.place ?? "")];
    if (inLine(move)) return [ways[0].from, ways[ways.length - 1].to];
    const middle = (/** @type {Point[]} */ points) => ({
      x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
      y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
    });
    return [middle(ways.map(({ from }) => from)), middle(ways.map(({ to }) => to))];
  }

  /**
   * @param {number} number
   * @param {Point} from
   * @param {Point} to
   * @param {number} along How many numbers stand at its beginning already.
   */
  #number(number, from, to, along) {
    const share = Math.min(0.12 + 0.22 * along, 0.7);
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const text = make("text", { class: "arrow-number", x, y: y + 9 });
    text.textContent = String(number);
    return [make("circle", { class: "arrow-tag", cx: x, cy: y, r: 19 }), text];
  }
}

/** @param {Element} element @param {string} name */
function number(element, name) {
  return Number(element.getAttribute(name) ?? 0);
}

/** @param {Element} element @returns {Point} */
function centreOf(element) {
  if (element.tagName === "circle") return { x: number(element, "cx"), y: number(element, "cy") };
  return {
    x: number(element, "x") + number(element, "width") / 2,
    y: number(element, "y") + number(element, "height") / 2,
  };
}

/** @param {Element} element @param {Point} at */
function place(element, { x, y }) {
  const circle = element.tagName === "circle";
  const half = number(element, "width") / 2;
  element.setAttribute(circle ? "cx" : "x", String(x - half));
  element.setAttribute(circle ? "cy" : "y", String(y - half));
}
