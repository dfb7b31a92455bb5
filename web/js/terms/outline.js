/**
 * Outlines around pieces, as path data.
 *
 * @import {Point} from "../board/types.js"
 */

/** @param {Point} a @param {Point} b @returns {Point} */
const minus = (a, b) => ({ x: a.x - b.x, y: a.y - b.y });

/** @param {Point} a @param {Point} b */
const cross = (a, b) => a.x * b.y - a.y * b.x;

/** @param {number} value */
const num = (value) => String(Math.round(value * 10) / 10);

/** @param {Point} p */
const pair = ({ x, y }) => `${num(x)} ${num(y)}`;

/**
 * The point beside another, to the left of the way from `a` to `b`, on the screen.
 * @param {Point} a @param {Point} b @param {number} by
 * @returns {Point}
 */
function left(a, b, by) {
  const { x, y } = minus(b, a);
  const length = Math.hypot(x, y) || 1;
  return { x: (y / length) * by, y: (-x / length) * by };
}

/** @param {Point} a @param {Point} b @returns {Point} */
const plus = (a, b) => ({ x: a.x + b.x, y: a.y + b.y });

/**
 * The corners of the smallest convex shape around points, clockwise on the screen.
 * @param {Point[]} points
 * @returns {Point[]}
 */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  /** @param {Point[]} row */
  const half = (row) => {
    /** @type {Point[]} */
    const kept = [];
    for (const point of row) {
      while (kept.length > 1) {
        const [a, b] = kept.slice(-2);
        if (cross(minus(b, a), minus(point, b)) > 1e-6) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/**
 * A line around points at a distance, with round corners.
 * @param {Point[]} points
 * @param {number} away
 * @returns {string}
 */
export function around(points, away) {
  const corners = hull(points);
  if (corners.length === 1) {
    const { x, y } = corners[0];
    const [a, b] = [pair({ x: x - away, y }), pair({ x: x + away, y })];
    return `M${a}A${away} ${away} 0 1 1 ${b}A${away} ${away} 0 1 1 ${a}Z`;
  }
  const parts = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const beyond = corners[(i + 2) % corners.length];
    const [here, next] = [left(from, to, away), left(to, beyond, away)];
    const start = i === 0 ? `M${pair(plus(from, here))}` : "";
    return `${start}L${pair(plus(to, here))}A${away} ${away} 0 0 1 ${pair(plus(to, next))}`;
  });
  return `${parts.join("")}Z`;
}

/**
 * A line around a corner of three points, the middle one second.
 * @param {Point[]} points
 * @param {number} away
 * @returns {string}
 */
export function bend(points, away) {
  let [a, m, b] = points;
  if (cross(minus(m, a), minus(b, m)) < 0) [a, b] = [b, a];
  const [first, second] = [left(a, m, away), left(m, b, away)];
  const square = away * away;
  const inner = 1 + (first.x * second.x + first.y * second.y) / square;
  const inside = { x: m.x - (first.x + second.x) / inner, y: m.y - (first.y + second.y) / inner };
  const arc = `A${away} ${away} 0 0 1 `;
  return [
    `M${pair(plus(a, first))}L${pair(plus(m, first))}`,
    `${arc}${pair(plus(m, second))}L${pair(plus(b, second))}`,
    `${arc}${pair(minus(b, second))}L${pair(inside)}L${pair(minus(a, first))}`,
    `${arc}${pair(plus(a, first))}Z`,
  ].join("");
}

/**
 * An arrow from one point to another, or a bar across the way half-way where nothing goes.
 * @param {Point} from
 * @param {Point} to
 * @param {boolean} open
 */
export function thrust(from, to, open) {
  const [tip, mid] = [to, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
  const side = left(from, to, 16);
  if (!open) {
    const wide = left(from, to, 34);
    return `M${pair(plus(mid, wide))}L${pair(minus(mid, wide))}`;
  }
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const neck = { x: tip.x - ((to.x - from.x) / length) * 24, y: tip.y - ((to.y - from.y) / length) * 24 };
  return `M${pair(from)}L${pair(tip)}M${pair(plus(neck, side))}L${pair(tip)}L${pair(minus(neck, side))}`;
}
