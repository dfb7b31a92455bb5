/**
 * The score by team: what each pushed off, and what is left to its goal.
 *
 * @import {GameView} from "../board/types.js"
 */

import { say } from "../board/words.js";
import { seatName } from "./seats.js";

/**
 * @param {HTMLElement} list
 * @param {GameView} view
 * @param {Record<string, string>} words
 */
export function showTeams(list, view, words) {
  list.hidden = view.seats.length < 3;
  if (list.hidden) return;
  const toMove = view.turn === null ? -1 : view.seats[view.turn].team;
  list.replaceChildren(
    ...view.scores.map((score, team) => {
      const seats = view.seats.flatMap((seat, i) => (seat.team === team ? [i] : []));
      const row = document.createElement("li");
      row.classList.toggle("to-move", team === toMove);
      row.classList.toggle("won", view.outcome?.winners.includes(team) ?? false);
      const name = part("span", "team");
      name.append(
        ...seats.flatMap((seat, i) => {
          const member = part("span", "member");
          const dot = part("span", `dot ${view.seats[seat].colour}`);
          member.append(dot, seatName(words, view, seat));
          return i > 0 ? [" + ", member] : [member];
        }),
      );
      const goal = view.goals?.[team] ?? 0;
      const number = part("span", "score");
      number.textContent = say(words, "score", { score, goal });
      const lost = view.lost.filter(({ by }) => by === team).map(({ kind }) => `dot ${kind}`);
      const free = Math.max(goal - Math.max(score, lost.length), 0);
      const pips = part("span", "pips");
      pips.setAttribute("aria-hidden", "true");
      const places = [...lost, ...Array.from({ length: free }, () => "dot place")];
      pips.append(...places.map((kind) => part("span", kind)));
      row.append(name, number, pips);
      return row;
    }),
  );
}

/** @param {string} tag @param {string} className */
function part(tag, className) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
