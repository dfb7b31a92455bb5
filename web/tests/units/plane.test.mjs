// Pointers and arrow keys on the plane of the drawing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { nearest, neighbour, turned } from "../../js/board/plane.js";

/** A hexagon of side 3, as the server draws it. */
function hexagon() {
  const cells = new Map();
  for (let row = 0; row < 5; row += 1) {
    for (let digit = Math.max(1, row - 1); digit <= Math.min(5, row + 3); digit += 1) {
      const up = row - 2;
      cells.set(`${"ABCDE"[row]}${digit}`, { x: (digit - 3 - up / 2) * 100, y: -up * 86.6 });
    }
  }
  return cells;
}

test("the nearest centre counts, and nothing off the board", () => {
  const cells = hexagon();
  assert.equal(nearest(cells, { x: 49, y: 0 }, false), "C3");
  assert.equal(nearest(cells, { x: 51, y: 0 }, false), "C4");
  assert.equal(nearest(cells, { x: 260, y: 0 }, false), "C5");
  assert.equal(nearest(cells, { x: 270, y: 0 }, false), null);
  assert.equal(nearest(new Map([["a1", { x: 0, y: 0 }]]), { x: 50, y: 50 }, true), "a1");
});

test("six sixths bring the board back", () => {
  assert.deepEqual(turned({ x: 100, y: 0 }, 3), { x: -100, y: 0 });
  assert.deepEqual(turned({ x: 100, y: 0 }, 1), { x: 50, y: 86.6 });
  assert.deepEqual(turned({ x: 12.5, y: -86.6 }, 6), { x: 12.5, y: -86.6 });
});

test("arrow keys reach every cell and keep their column", () => {
  const cells = hexagon();
  assert.equal(neighbour(cells, "C3", "left", 0), "C2");
  assert.equal(neighbour(cells, "C1", "left", -200), "C1", "rows end");
  assert.equal(neighbour(cells, "C3", "end", 0), "C5");
  const up = neighbour(cells, "C3", "up", 0);
  assert.equal(neighbour(cells, up, "up", 0), "E4", "straight above C3 after two rows");
  assert.equal(neighbour(cells, "E4", "up", 0), "E4");
  const reached = new Set(["C3"]);
  for (const cell of reached) {
    for (const way of ["left", "right", "up", "down"]) {
      reached.add(neighbour(cells, cell, way, cells.get(cell).x));
    }
  }
  assert.equal(reached.size, 19);
});
