/**
 * Writes a gesture that no legal move fits as the move it seems to mean, so that the rules can
 * say what is wrong with it.
 *
 * @import {Point} from "./types.js"
 */

import { PITCH, nearest } from "./plane.js";

/**
 * @param {string[]} picks Picked cells, from rear to front.
 * @param {string} cell The goal.
 * @param {Map<string, Point>} cells Where cells lie.
 * @param {(cell: string) => boolean} own Whether a piece of the mover's stands there.
 * @param {boolean} square Whether cells are squares.
 * @returns {string}
 */
export function attempt(picks, cell, cells, own, square) {
  const [rear, front] = [picks[0], picks[picks.length - 1]];
  if (square) return `${rear}-${rearGoal(picks, cell, cells, own)}`;
  if (picks.length === 1) return `${rear}${cell}`;
  const goal = cells.get(cell);
  const away = (/** @type {string} */ from) => {
    const at = cells.get(from);
    return at && goal ? Math.hypot(at.x - goal.x, at.y - goal.y) : Infinity;
  };
  return away(rear) <= away(front) ? `${rear}${front}${cell}` : `${front}${rear}${cell}`;
}

/**
 * Where the rear piece of a phalanx comes to when its front piece comes to `cell`.
 * @param {string[]} picks
 * @param {string} cell
 * @param {Map<string, Point>} cells
 * @param {(cell: string) => boolean} own
 */
function rearGoal(picks, cell, cells, own) {
  const [rear, goal] = [cells.get(picks[0]), cells.get(cell)];
  if (!rear || !goal) return cell;
  const [dx, dy] = [goal.x - rear.x, goal.y - rear.y];
  const way = Math.max(Math.abs(dx), Math.abs(dy)) / PITCH;
  const straight = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
  if (!straight || way < 1) return cell;
  const at = (/** @type {number} */ steps) =>
    nearest(cells, { x: rear.x + (dx / way) * steps, y: rear.y + (dy / way) * steps }, true);
  let size = picks.length;
  for (let next = at(size); picks.length === 1 && next && own(next); next = at(size)) size += 1;
  return at(Math.max(way - size + 1, 1)) ?? cell;
}
