// Outlines around pieces.

import assert from "node:assert/strict";
import { test } from "node:test";

import { around, bend, hull, thrust } from "../../js/terms/outline.js";

const at = (x, y) => ({ x, y });

test("the hull goes clockwise on the screen and leaves out what lies within", () => {
  const corners = hull([at(0, 0), at(100, 0), at(100, 100), at(0, 100), at(50, 50), at(50, 0)]);
  assert.deepEqual(corners, [at(0, 0), at(100, 0), at(100, 100), at(0, 100)]);
  assert.deepEqual(hull([at(0, 0), at(200, 0), at(100, 0)]), [at(0, 0), at(200, 0)]);
});

test("outlines keep their distance", () => {
  assert.equal(around([at(0, 0)], 40), "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1 -40 0Z");
  const capsule = around([at(0, 0), at(100, 0)], 40);
  assert.equal(capsule, "M0 -40L100 -40A40 40 0 0 1 100 40L0 40A40 40 0 0 1 0 -40Z");
});

test("a corner is the same from either end", () => {
  const [a, m, b] = [at(100, 0), at(0, 0), at(-50, -86.6)];
  assert.equal(bend([a, m, b], 40), bend([b, m, a], 40));
});

test("an arrow where something can go, a bar where not", () => {
  assert.match(thrust(at(0, 0), at(100, 0), true), /^M0 0L100 0M/);
  assert.equal(thrust(at(0, 0), at(100, 0), false), "M50 -34L50 34");
});
