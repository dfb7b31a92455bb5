// Whole games by mouse, against the computer.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { AGAINST, PEOPLE, begin, close, drag, open, picture, press, settled, spot, view } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

/** The moves of the first game of the project's own records: to the sixth ejection. */
function recorded() {
  const file = new URL("../../../tests-data/records/duels.apgn", import.meta.url);
  const [, moves] = readFileSync(file, "utf8").split("\n\n");
  return moves.split(/\s+/).filter((word) => /^[A-I]\d/.test(word));
}

/** The goal a person points at: the front of a line, or where one of a group comes to. */
function aim(move) {
  return move.shifts[move.own - 1][1];
}

/** Makes a legal move with the mouse: by drag or by presses, in turn. */
async function byMouse(page, move, turn) {
  if (move.kind === "broadside") {
    const cells = move.shifts.slice(0, move.own).map(([from]) => from);
    for (const cell of [cells[0], cells.at(-1)]) await press(page, cell);
    // The end's own goal, or the other end's, is entered by this broadside alone.
    const legal = (await view(page)).legal.filter((other) => other.kind === "broadside");
    const goals = move.shifts.map(([, to]) => to);
    const alone = goals.find(
      (goal) =>
        !legal.some(
          (other) =>
            other.text !== move.text &&
            other.own === move.own &&
            other.shifts.every(([from]) => cells.includes(from)) &&
            other.shifts.some(([, to]) => to === goal),
        ),
    );
    await press(page, alone);
  } else if (turn % 2 === 0) {
    await drag(page, move.shifts[0][0], aim(move));
  } else {
    await press(page, move.shifts[0][0]);
    await press(page, aim(move));
  }
}

/** A move that gets on: ejects, captures, pushes, or goes far; otherwise any. */
function best(legal, ply) {
  const worth = (move) =>
    100 * move.shifts.filter(([, to]) => to === null).length +
    50 * move.removed.length +
    (move.kind === "push" ? 20 : 0) +
    (move.kind === "broadside" && ply % 6 === 0 ? 30 : 0) +
    move.own +
    advance(move);
  return legal.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** How many ranks a phalanx's front gains, for a game that has ranks. */
function advance(move) {
  if (move.kind !== "phalanx" && move.kind !== "capture") return 0;
  const rank = (cell) => Number(cell.slice(1));
  return 3 * (rank(aim(move)) - rank(move.shifts[move.own - 1][0]));
}

async function playOut(page, most) {
  let state = await view(page);
  for (let turn = 0; state.turn !== null && turn < most; turn += 1) {
    const move = best(state.legal, state.ply);
    await byMouse(page, move, turn);
    state = await settled(page, state.ply, `${move.text} in ${state.position}`);
  }
  return state;
}

test("a whole game of Abalone by mouse", async () => {
  const page = await begin(browser, server, "abalone?goal=2", AGAINST);
  const state = await playOut(page, 120);
  assert.ok(state.outcome, `no end after ${state.ply} plies`);
  await page.locator(".result").waitFor();
  assert.match(await page.locator(".result").textContent(), /wins: the goal of ejections/);
  assert.equal(await page.locator(".moves button").count(), state.moves.length);
  await picture(page, "abalone-over");
  await close(page);
});

test("a recorded game to six ejections, both sides by mouse", async () => {
  const page = await begin(browser, server, "abalone/belgian-daisy", PEOPLE, { reducedMotion: "reduce" });
  const words = recorded();
  let state = await view(page);
  for (const [turn, word] of words.entries()) {
    const move = state.legal.find(({ text }) => text === word);
    await byMouse(page, move, turn);
    state = await settled(page, state.ply, `${word} in ${state.position}`);
  }
  assert.deepEqual(state.moves, words);
  assert.equal(state.scores[1], 6);
  assert.match(await page.locator(".result").textContent(), /White wins: the goal of ejections/);
  await close(page);
});

test("a whole game of Epaminondas by mouse", async () => {
  const page = await begin(browser, server, "epaminondas?files=6&ranks=6", AGAINST);
  const state = await playOut(page, 120);
  assert.ok(state.outcome, `no end after ${state.ply} plies`);
  await page.locator(".result").waitFor();
  await picture(page, "epaminondas-over");
  await close(page);
});

test("the first page is a board ready to play", async () => {
  const page = await open(browser, server.address, "/");
  await page.waitForFunction(() => document.querySelector("sumito-board").playable);
  await picture(page, "home");
  await drag(page, "A1", "B2");
  const state = await settled(page, 1);
  assert.equal(state.moves[0], "A1B2");
  assert.match(page.url(), /\/games\/[0-9a-f-]+$/);
  await close(page);
});

test("a reload in mid-game changes nothing", async () => {
  const page = await begin(browser, server, "abalone", AGAINST);
  await drag(page, "A1", "B2");
  const state = await settled(page, 1);
  await page.reload();
  const again = await view(page);
  assert.deepEqual([again.position, again.moves], [state.position, state.moves]);
  const move = again.legal.find(({ kind }) => kind === "line");
  await drag(page, move.shifts[0][0], aim(move));
  await settled(page, again.ply);
  await close(page);
});

test("an ambiguous gesture offers its candidates", async () => {
  const rows = "5/6/7/8/4w4/8/2bbb2/6/5 b";
  const page = await begin(browser, server, "abalone/empty?goal=1", PEOPLE, {}, { position: rows });
  for (const cell of ["C3", "C5", "D5"]) await press(page, cell);
  assert.equal(await page.locator(".marks .tag").count(), 2);
  await picture(page, "ambiguous");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".marks .tag").count(), 0);
  for (const cell of ["C3", "C5", "D5"]) await press(page, cell);
  await press(page, "D3");
  const state = await settled(page, 0);
  assert.deepEqual(state.moves, ["C3C5D3"]);
  await close(page);
});

test("an illegal move is answered at the board with its reason", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE);
  await press(page, "A1");
  await press(page, "E5");
  const reason = page.locator(".reason.shown");
  await reason.waitFor();
  assert.ok((await reason.textContent()).length > 10);
  assert.equal((await view(page)).ply, 0);
  await picture(page, "refused");
  await close(page);
});

test("a press that leaves the board cancels; off the board nothing is picked", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE);
  const box = await page.locator("svg.board").boundingBox();
  await page.mouse.click(box.x + 3, box.y + 3);
  assert.equal(await page.locator(".marks .ring").count(), 0);
  const from = await page.locator('.cells [data-cell="A1"]').boundingBox();
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 3, box.y + 3, { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.locator(".marks .ring").count(), 0);
  assert.equal((await view(page)).ply, 0);
  await close(page);
});

test("a double press sends one move", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE);
  const sent = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await press(page, "A1");
  const goal = (await view(page)).legal.find((move) => move.shifts[0][0] === "A1");
  const { x, y } = await spot(page, aim(goal));
  await page.mouse.dblclick(x, y);
  await settled(page, 0);
  assert.equal(sent.length, 1);
  await close(page);
});

test("turning the board turns clicks and last-move marks with it", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE);
  await drag(page, "A1", "B2");
  await settled(page, 0);
  const before = await page.locator('.cells [data-cell="A1"]').boundingBox();
  await page.locator("[data-do=flip]").click();
  const after = await page.locator('.cells [data-cell="A1"]').boundingBox();
  assert.ok(after.y < before.y - 100, "A1 lies above now");
  const position = (await view(page)).position;
  const reply = (await view(page)).legal.find((move) => move.kind === "line");
  await drag(page, reply.shifts[0][0], aim(reply));
  const state = await settled(page, 1);
  assert.equal(state.moves[1], reply.text);
  assert.notEqual(state.position, position);
  await page.waitForTimeout(500);
  const trail = await page.locator(".trail line").first().evaluate((line) => [+line.getAttribute("x1"), +line.getAttribute("y1")]);
  const start = await page.locator(`.cells [data-cell="${reply.shifts[0][0]}"]`).evaluate((cell) => [+cell.getAttribute("cx"), +cell.getAttribute("cy")]);
  assert.deepEqual(trail, start);
  await picture(page, "flipped");
  await close(page);
});
