// The tree of an analysis: adding, promoting, deleting.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Tree } from "../../js/analyse/tree.js";

/** A tree of moves written as `parent:text`. */
function tree(...moves) {
  const nodes = moves.map((move) => {
    const [parent, text] = move.split(":");
    return { parent: Number(parent), text, seat: 0, round: 1 };
  });
  return new Tree({ rules: "abalone", tags: [], nodes: [{ parent: 0, text: "", seat: 0, round: 1 }, ...nodes] });
}

/** The same from a tree. */
function told({ nodes }) {
  return nodes.slice(1).map(({ parent, text }) => `${parent}:${text}`);
}

test("a move that is there already is found, another is a variation", () => {
  const one = tree("0:a", "1:b");
  assert.equal(one.add(0, { text: "a", seat: 0, round: 1 }), 1);
  one.at = one.add(1, { text: "c", seat: 1, round: 1 });
  assert.deepEqual(told(one), ["0:a", "1:b", "1:c"]);
  assert.equal(one.isMain(one.at), false);
  assert.deepEqual(one.words(), ["a", "c"]);
});

test("the line shown comes first, with all that follows it", () => {
  const one = tree("0:a", "1:b", "2:c", "1:d", "4:e");
  one.at = 5;
  assert.equal(one.promotable, true);
  one.promote();
  assert.deepEqual(told(one), ["0:a", "1:d", "2:e", "1:b", "4:c"]);
  assert.deepEqual(one.words(), ["a", "d", "e"]);
  assert.deepEqual(one.mainLine(), [1, 2, 3]);
  assert.equal(one.promotable, false);
});

test("a node goes with all that follows it", () => {
  const one = tree("0:a", "1:b", "1:c", "2:d");
  one.at = 2;
  assert.equal(one.following, 2);
  one.remove();
  assert.deepEqual(told(one), ["0:a", "1:c"]);
  assert.equal(one.at, 1);
});

test("what cannot be played does not become the main line", () => {
  const one = tree("0:a", "0:b");
  one.nodes[2].unread = true;
  one.at = 2;
  assert.equal(one.promotable, false);
});
