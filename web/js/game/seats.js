/**
 * The players beside the board: who, how many ejections, how much time.
 *
 * @import {GameView} from "../board/types.js"
 * @import {GameState} from "./client.js"
 */

import { say } from "../board/words.js";

/** Where each colour sits, in sixths clockwise from the bottom, by the number of colours. */
const SIDES = [[], [0], [0, 3], [0, 2, 4], [0, 1, 3, 4], [0, 1, 3, 4, 0], [0, 1, 2, 3, 4, 5]];
/** The same where four colours start from a flower each. */
const FLOWERS = [0, 2, 3, 5];
/** From here on a clock is low, in milliseconds. */
const LOW = 20_000;

/**
 * The turn that brings a seat's side to the bottom.
 * @param {number} seat
 * @param {GameView} view
 */
export function turnFor(seat, view) {
  const colours = [...new Set(view.seats.map(({ colour }) => colour))];
  const alike = colours.length === 1;
  const sides = view.rules.startsWith("abalone/4-players-daisy")
    ? FLOWERS
    : SIDES[alike ? view.seats.length : colours.length];
  const side = sides[alike ? seat : colours.indexOf(view.seats[seat]?.colour)] ?? 0;
  return (6 - side) % 6;
}

/**
 * A seat's colour in words, with its number where several seats share the colour.
 * @param {Record<string, string>} words
 * @param {GameView} view
 * @param {number} seat
 */
export function seatName(words, view, seat) {
  const { colour, name } = view.seats[seat];
  const shared = view.seats.filter((other) => other.colour === colour).length > 1;
  return say(words, colour) + (shared ? ` ${name.slice(1)}` : "");
}

export class Seats {
  /** @type {HTMLElement[]} */
  #rows = [];
  /** @type {GameState|null} */
  #state = null;
  #received = 0;

  /**
   * @param {Element} above
   * @param {Element} below
   * @param {Record<string, string>} words
   */
  constructor(above, below, words) {
    this.above = above;
    this.below = below;
    this.words = words;
    setInterval(() => this.#tick(), 200);
  }

  /**
   * @param {GameState} state
   * @param {number} below The seat that sits at the bottom.
   */
  show(state, below) {
    this.#state = state;
    this.#received = performance.now();
    const { seats } = state.view;
    if (this.#rows.length !== seats.length) {
      this.#rows = seats.map(() => row());
    }
    const order = seats.map((_, i) => (below + i) % seats.length);
    this.above.replaceChildren(...order.slice(1).reverse().map((seat) => this.#rows[seat]));
    this.below.replaceChildren(this.#rows[order[0]]);
    seats.forEach((seat, i) => this.#fill(i, seat));
    this.#tick();
  }

  /** @param {number} i @param {GameState["view"]["seats"][number]} seat */
  #fill(i, seat) {
    const state = /** @type {GameState} */ (this.#state);
    const { view, controllers } = state;
    const row = this.#rows[i];
    const controller = controllers[i];
    row.classList.toggle("to-move", view.turn === i);
    row.classList.toggle("out", seat.out);
    part(row, ".dot").className = `dot ${seat.colour}`;
    part(row, "b").textContent = seatName(this.words, view, i);
    const player =
      controller?.kind === "engine"
        ? say(this.words, "engine", { level: controller.level })
        : say(this.words, "human");
    part(row, ".player").textContent = seat.out ? say(this.words, "out") : player;
    const score = view.scores[seat.team] ?? 0;
    const goal = view.goals?.[seat.team];
    part(row, ".score").textContent =
      goal !== undefined
        ? say(this.words, "score", { score, goal })
        : score > 0
          ? say(this.words, "scorePlain", { score })
          : "";
  }

  #tick() {
    const clocks = this.#state?.clocks;
    this.#rows.forEach((row, i) => {
      const clock = part(row, ".clock");
      clock.hidden = !clocks;
      if (!clocks) return;
      const counted = clocks.running && clocks.turn === i && this.#state?.view.turn !== null;
      const spent = counted ? performance.now() - this.#received : 0;
      const left = Math.max((clocks.left[i] ?? 0) - spent, 0);
      const text = time(left);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("low", left < LOW);
    });
  }
}

/**
 * A time in words of a clock: tenths in the last ten seconds, days when there are some.
 * @param {number} milliseconds
 */
export function time(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (/** @type {number} */ value) => String(value).padStart(2, "0");
  if (seconds < 10) return `0:${two(seconds)}.${Math.floor((milliseconds % 1000) / 100)}`;
  const [minutes, hours, days] = [60, 3600, 86_400].map((each) => Math.floor(seconds / each));
  if (days > 0) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** @param {number} value @param {"day" | "hour"} unit */
function unit(value, unit) {
  const style = /** @type {const} */ ({ style: "unit", unit, unitDisplay: "narrow" });
  return new Intl.NumberFormat(document.documentElement.lang, style).format(value);
}

function row() {
  const element = document.createElement("li");
  element.className = "seat";
  const make = (/** @type {string} */ tag, /** @type {string} */ name) => {
    const child = document.createElement(tag);
    child.className = name;
    return child;
  };
  const who = make("span", "who");
  who.append(make("b", ""), make("span", "player"));
  element.append(make("span", "dot"), who, make("span", "score"), make("span", "clock"));
  return element;
}

/** @param {Element} row @param {string} selector */
function part(row, selector) {
  return /** @type {HTMLElement} */ (row.querySelector(selector));
}
