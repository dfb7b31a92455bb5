/**
 * Which seat sits at the bottom of the board: one that is chosen, or whoever is to move.
 *
 * @import {GameState} from "./client.js"
 * @import {GameView} from "../board/types.js"
 */

import { seatName, turnFor } from "./seats.js";

export class Bottom {
  /** A seat, or "turn" for whoever is to move. @type {number|"turn"} */
  #chosen = 0;
  #shown = "";

  /**
   * @param {HTMLElement} label Holds a select; hidden where there is nothing to choose.
   * @param {Record<string, string>} words
   * @param {() => void} changed
   */
  constructor(label, words, changed) {
    this.label = label;
    this.select = /** @type {HTMLSelectElement} */ (label.querySelector("select"));
    this.words = words;
    this.select.addEventListener("change", () => {
      this.#choose(this.select.value);
      const address = new URL(location.href);
      address.searchParams.set("bottom", this.select.value);
      history.replaceState(null, "", address);
      changed();
    });
  }

  /**
   * Begins with what the address says, or with the only person's seat.
   * @param {GameState} state
   */
  begin({ controllers }) {
    const people = controllers.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    if (people.length === 1) this.#chosen = people[0];
    const asked = new URLSearchParams(location.search).get("bottom");
    if (asked === "turn" || (asked && Number(asked) < controllers.length)) this.#choose(asked);
  }

  /** @param {string} value */
  #choose(value) {
    this.#chosen = value === "turn" ? value : Number(value);
  }

  /**
   * The seat that sits below in a position.
   * @param {GameView} view
   * @param {number} before The seat that sat there last, for when nobody is to move.
   */
  seat(view, before) {
    return this.#chosen === "turn" ? (view.turn ?? before) : this.#chosen;
  }

  /**
   * Chooses the seat on the other side of the board.
   * @param {GameView} view
   * @param {number} below
   */
  flip(view, below) {
    const across = (turnFor(below, view) + 3) % 6;
    const found = view.seats.findIndex((_, seat) => turnFor(seat, view) === across);
    this.#chosen = found >= 0 ? found : (below + 1) % view.seats.length;
  }

  /** @param {GameView} view */
  show(view) {
    const names = view.seats.map((_, seat) => seatName(this.words, view, seat));
    if (this.#shown !== names.join()) {
      this.select.replaceChildren(
        new Option(this.label.dataset.turn, "turn"),
        ...names.map((name, seat) => new Option(name, String(seat))),
      );
      this.#shown = names.join();
    }
    this.select.value = String(this.#chosen);
  }
}
