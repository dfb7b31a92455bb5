/**
 * Points of the drawing: the board's centre is the origin, y grows downwards, neighbouring cells
 * lie 100 apart.
 *
 * @import {Point} from "./types.js"
 */

/** The distance of neighbouring cell centres. */
export const PITCH = 100;

/**
 * The point after the board is turned clockwise by sixths.
 * @param {Point} point
 * @param {number} sixths
 * @returns {Point}
 */
export function turned(point, sixths) {
  const angle = (sixths * Math.PI) / 3;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const round = (/** @type {number} */ value) => Math.round(value * 10) / 10 || 0;
  return { x: round(point.x * cos - point.y * sin), y: round(point.x * sin + point.y * cos) };
}

/**
 * The cell a pointer means: the nearest centre, unless the pointer is off the board.
 * @param {Map<string, Point>} cells
 * @param {Point} point
 * @param {boolean} square Whether cells are squares.
 * @returns {string|null}
 */
export function nearest(cells, point, square) {
  let best = null;
  let least = square ? 0.54 * PITCH : 0.64 * PITCH;
  for (const [cell, { x, y }] of cells) {
    const [dx, dy] = [Math.abs(x - point.x), Math.abs(y - point.y)];
    const away = square ? Math.max(dx, dy) : Math.hypot(dx, dy);
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}

/**
 * The cell an arrow key leads to: along the row, or to the next row at the x that is kept while
 * going up and down.
 * @param {Map<string, Point>} cells
 * @param {string} from
 * @param {"left"|"right"|"up"|"down"|"home"|"end"} way
 * @param {number} x
 * @returns {string}
 */
export function neighbour(cells, from, way, x) {
  const here = cells.get(from);
  if (!here) return from;
  const all = [...cells].map(([cell, at]) => ({ cell, ...at }));
  const row = all.filter((one) => Math.abs(one.y - here.y) < 1).sort((a, b) => a.x - b.x);
  const place = row.findIndex((one) => one.cell === from);
  if (way === "home") return row[0].cell;
  if (way === "end") return row[row.length - 1].cell;
  if (way === "left") return row[Math.max(place - 1, 0)].cell;
  if (way === "right") return row[Math.min(place + 1, row.length - 1)].cell;
  const sign = way === "up" ? -1 : 1;
  const beyond = all.filter((one) => (one.y - here.y) * sign > 1);
  if (beyond.length === 0) return from;
  const step = Math.min(...beyond.map((one) => Math.abs(one.y - here.y)));
  return beyond
    .filter((one) => Math.abs(one.y - here.y) < step + 1)
    .reduce((a, b) => (Math.abs(b.x - x) < Math.abs(a.x - x) - 0.1 ? b : a)).cell;
}
