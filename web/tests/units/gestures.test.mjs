// What a gesture means, against short hand-made lists of legal moves.

import assert from "node:assert/strict";
import { test } from "node:test";

import { answers, drag, group, numberCells, pick, targets } from "../../js/board/gestures.js";
import { Hand } from "../../js/board/hand.js";

/** A move from its text, kind, and shifts like "A1B2 B2C3 C3-" (a dash is off the board). */
function move(text, kind, shifts, own, removed = []) {
  const pairs = shifts.split(" ").map((pair) => {
    const [, from, to] = /^([a-zA-Z]\d+)(.+)$/.exec(pair);
    return [from, to === "-" ? null : to];
  });
  return { text, kind, shifts: pairs, own: own ?? pairs.length, removed, place: null };
}

const LINE = move("A1B2", "line", "A1B2 B2C3 C3D4");
const FRONT = move("C3D4", "line", "C3D4");
const PUSH = move("C5D6", "push", "C5D6 D6E7 E7F8", 2);
const EJECT = move("G7H8", "push", "G7H8 H8I9 I9-", 2);
const NORTH_EAST = move("C3C5D4", "broadside", "C3D4 C4D5 C5D6");
const NORTH_WEST = move("C3C5D3", "broadside", "C3D3 C4D4 C5D5");
const PAIR = move("C3C4D3", "broadside", "C3D3 C4D4");
const ABALONE = [LINE, FRONT, PUSH, EJECT, NORTH_EAST, NORTH_WEST, PAIR];

const texts = (moves) => moves.map((one) => one.text);

test("a rear marble and the cell its line comes to make the move", () => {
  assert.deepEqual(texts(answers(ABALONE, ["A1"], "D4")), ["A1B2"]);
  assert.deepEqual(texts(answers(ABALONE, ["C3"], "D4")), ["C3D4"], "the front alone");
  assert.deepEqual(texts(answers(ABALONE, ["C5"], "E7")), ["C5D6"], "onto the first pushed");
  assert.deepEqual(texts(answers(ABALONE, ["C5"], "F8")), ["C5D6"], "to where it is pushed");
  assert.deepEqual(answers(ABALONE, ["A1"], "E5"), []);
});

test("a dragged marble is the tail", () => {
  assert.deepEqual(texts(drag(ABALONE, [], "A1", "B2").moves), ["A1B2"], "one step, own ahead");
  assert.deepEqual(texts(drag(ABALONE, [], "A1", "D4").moves), ["A1B2"], "to the line's front");
  assert.deepEqual(texts(drag(ABALONE, [], "G7", "H8").moves), ["G7H8"], "an ejecting push");
});

test("dragging across marbles picks the line between them", () => {
  assert.deepEqual(drag(ABALONE, [], "C3", "C5"), { moves: [], picks: ["C3", "C4", "C5"] });
});

test("two picked ends make the line", () => {
  assert.deepEqual(pick(ABALONE, ["C3"], "C5"), ["C3", "C4", "C5"]);
  assert.deepEqual(pick(ABALONE, ["C3"], "C4"), ["C3", "C4"], "a pair stays a pair");
  assert.deepEqual(pick(ABALONE, ["C3"], "G7"), ["G7"], "a far marble begins anew");
  assert.deepEqual(pick(ABALONE, ["C3"], "C3"), [], "picked again is let go");
});

test("a cell two broadsides enter is ambiguous, a cell of one is not", () => {
  const picks = ["C3", "C4", "C5"];
  assert.deepEqual(texts(answers(ABALONE, picks, "D4")), ["C3C5D4", "C3C5D3"]);
  assert.deepEqual(texts(answers(ABALONE, picks, "D6")), ["C3C5D4"]);
  assert.deepEqual(numberCells([NORTH_EAST, NORTH_WEST]), ["D6", "D3"]);
});

test("a dragged group goes where the grabbed marble goes", () => {
  const picks = ["C3", "C4", "C5"];
  assert.deepEqual(texts(drag(ABALONE, picks, "C4", "D4").moves), ["C3C5D3"]);
  assert.deepEqual(texts(drag(ABALONE, picks, "C3", "D4").moves), ["C3C5D4"]);
});

test("targets tell pushes from quiet moves", () => {
  assert.deepEqual([...targets(ABALONE, ["C5"])], [["E7", true]]);
  assert.deepEqual([...targets(ABALONE, ["A1"])], [["D4", false]]);
  assert.equal(targets(ABALONE, ["C3", "C4", "C5"]).size, 4);
});

test("a rotation is picked with its middle marble", () => {
  const turn = move("E4E5E6+", "rotation", "E4D4 E6F6");
  assert.deepEqual(group(turn), ["E4", "E6", "E5"]);
  assert.deepEqual(pick([turn], ["E4", "E5"], "E6"), ["E4", "E6", "E5"]);
  assert.deepEqual(texts(answers([turn], ["E4", "E5", "E6"], "F6")), ["E4E5E6+"]);
});

test("a phalanx is dragged by its rear to where its front shall stand", () => {
  const near = move("a1-a2", "phalanx", "a1a2 a2a3");
  const far = move("a1-a3", "phalanx", "a1a3 a2a4");
  const take = move("b1xb2", "capture", "b1b2 b2b3 b3b4", 3, ["b4", "b5"]);
  const legal = [near, far, take];
  assert.deepEqual(texts(drag(legal, [], "a1", "a4").moves), ["a1-a3"]);
  assert.deepEqual(texts(drag(legal, [], "a1", "a3").moves), ["a1-a2"], "not the rear's square");
  assert.deepEqual([...targets(legal, ["b1"])], [["b4", true]]);
});

test("a stone is placed by one click", () => {
  const stone = { text: "f6", kind: "place", shifts: [], own: 0, removed: [], place: "f6" };
  const hand = new Hand();
  hand.take([stone]);
  assert.deepEqual(hand.click("f6"), { move: stone });
});

test("an ambiguous gesture offers its candidates; a number or its cell chooses", () => {
  const hand = new Hand();
  hand.take(ABALONE);
  for (const cell of ["C3", "C5", "D4"]) assert.equal(hand.click(cell), null);
  assert.equal(hand.choosing.length, 2);
  assert.deepEqual(hand.click("D3"), { move: NORTH_WEST });
  for (const cell of ["C3", "C5", "D4"]) hand.click(cell);
  assert.deepEqual(hand.choose(0), { move: NORTH_EAST });
  for (const cell of ["C3", "C5", "D4"]) hand.click(cell);
  assert.equal(hand.click("A1"), null);
  assert.deepEqual([hand.choosing, hand.picks], [[], []], "anything else lets go");
});

test("a try that fits nothing is told with what was picked", () => {
  const hand = new Hand();
  hand.take(ABALONE);
  hand.click("A1");
  assert.deepEqual(hand.click("E9"), { tried: { picks: ["A1"], cell: "E9" } });
  assert.deepEqual(hand.drop("C5", "E9"), { tried: { picks: ["C5"], cell: "E9" } });
});
