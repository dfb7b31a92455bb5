// Games of many seats: whole ones by mouse, what stands beside the board, and the clocks.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CALM, PHONE, begin, close, drag, open, picture, readable, settled, spot, view } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

function people(count) {
  return Array.from({ length: count }, () => ({ kind: "human" }));
}

/** Makes a move along its line, by drag. */
async function make(page, move) {
  const { ply } = await view(page);
  await drag(page, move.shifts[0][0], move.shifts[0][1]);
  return settled(page, ply, move.text);
}

/** A move that ejects, else one that pushes, else one that brings many marbles to the middle. */
function best(legal) {
  const worth = (move) => {
    const off = move.shifts.filter(([, to]) => to === null).length;
    return 100 * off + (move.kind === "push" ? 20 : 0) + move.own;
  };
  const lines = legal.filter((move) => move.kind === "line" || move.kind === "push");
  return lines.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

for (const [what, rules, seats] of [
  ["three seats", "abalone/3-players-11?goal=1", 3],
  ["pairs", "abalone/4-players-9?goal=1", 4],
]) {
  test(`a whole game of ${what} by mouse`, async () => {
    const page = await begin(browser, server, rules, people(seats), CALM);
    let state = await view(page);
    while (state.turn !== null && state.ply < 80) state = await make(page, best(state.legal));
    assert.ok(state.outcome, `no end after ${state.ply} plies`);
    await page.locator(".result:visible").waitFor();
    const [winner] = state.outcome.winners;
    assert.equal(await page.locator(".score-board li").count(), state.scores.length);
    assert.match(await page.locator(".score-board .won .score").textContent(), /1 of 1/);
    assert.equal(await page.locator(`.tray[data-team="${winner}"] .lost`).count(), 1);
    assert.equal(await page.locator(".tray .lost").count(), 1);
    assert.equal(await page.locator(".moves button").count(), state.moves.length);
    await picture(page, `over-${seats}`);
    await close(page);
  });
}

test("the score stands by team, and each marble by who pushed it off", async () => {
  const position = "u3r/6/7/8/1bbw5/8/7/6/bbwww b 1,0 0 0";
  const page = await begin(browser, server, "abalone/4-players-9?goal=2", people(4), CALM, { position });
  const names = await page.locator(".score-board .team").allTextContents();
  assert.deepEqual(names, ["Black + Red", "White + Blue"]);
  assert.match(await page.locator(".score-board .to-move .score").textContent(), /1 of 2/);
  assert.equal(await page.locator("svg.board.engraved-marks").count(), 1);
  await close(page);
});

test("the board turns to the seat that shall sit below", async () => {
  const page = await begin(browser, server, "abalone/3-players-11", people(3), CALM);
  const bottom = page.locator(".bottom select");
  const below = () => page.locator(".seats.below b").textContent();
  const middle = await spot(page, "E5");
  assert.equal(await below(), "Black");
  assert.ok((await spot(page, "A3")).y > middle.y);
  await bottom.selectOption({ label: "White" });
  assert.equal(await below(), "White");
  assert.ok((await spot(page, "G3")).y > middle.y, "White's side is below");
  assert.match(page.url(), /bottom=1/);
  await bottom.selectOption("turn");
  assert.equal(await below(), "Black");
  const state = await make(page, best((await view(page)).legal));
  assert.equal(await below(), "White");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("sumito-board").playable);
  assert.equal(await below(), "White", "the address remembers");
  await make(page, best(state.legal));
  assert.equal(await below(), "Red");
  await close(page);
});

test("a seat that leaves is shown out, and the others play on", async () => {
  const page = await begin(browser, server, "abalone/3-players-11", people(3), CALM);
  await make(page, best((await view(page)).legal));
  for (let i = 0; i < 2; i += 1) await page.locator("[data-do=resign]").click();
  await page.locator(".seat.out").waitFor();
  assert.match(await page.locator(".seat.out").textContent(), /White.*has left the game/);
  assert.equal((await view(page)).turn, 2);
  assert.ok((await page.locator(".moves").textContent()).includes("resigns"));
  await close(page);
});

test("marks on the marbles of two colours come on request and stay", async () => {
  const page = await begin(browser, server, "abalone", people(2), CALM);
  assert.equal(await page.locator("svg.board.engraved-marks").count(), 0);
  await page.locator(".marks-on input").check();
  assert.equal(await page.locator("svg.board.engraved-marks").count(), 1);
  await page.reload();
  await page.locator("svg.board.engraved-marks").waitFor();
  await close(page);
});

test("a flag falls without a message from the page", async () => {
  const page = await begin(browser, server, "abalone", people(2), CALM, { clock: "1s" });
  const asked = [];
  page.on("request", (request) => asked.push(request.method()));
  await drag(page, "A1", "B2");
  await page.locator(".result:visible").waitFor();
  assert.match(await page.locator(".result").textContent(), /Black wins: the time ran out/);
  assert.equal(asked.filter((method) => method === "POST").length, 1);
  assert.ok((await page.locator(".clock.low").count()) > 0);
  await close(page);
});

test("a limit for each move passes the turn among three, and a game all have left ends", async () => {
  const page = await begin(browser, server, "abalone/3-players-11", people(3), CALM, { clock: "1s/move" });
  await make(page, best((await view(page)).legal));
  await page.locator(".moves", { hasText: "--" }).waitFor();
  await page.locator(".result", { hasText: "abandoned" }).waitFor();
  assert.deepEqual((await view(page)).outcome, { winners: [], reason: "abandoned" });
  await close(page);
});

test("clocks tick, stand on request, and nobody moves meanwhile", async () => {
  const page = await begin(browser, server, "abalone", people(2), CALM, { clock: "5m+3s" });
  await drag(page, "A1", "B2");
  await settled(page, 0);
  const clock = page.locator(".seats.above .clock");
  await page.waitForFunction(() => document.querySelector(".above .clock").textContent === "4:59");
  await page.locator("[data-do=pause]").click();
  await page.locator(".state", { hasText: "The clocks are stopped" }).waitFor();
  const stood = await clock.textContent();
  await page.waitForTimeout(1200);
  assert.equal(await clock.textContent(), stood);
  assert.equal(await page.evaluate(() => document.querySelector("sumito-board").playable), false);
  await page.locator("[data-do=pause]").click();
  await page.waitForFunction(() => document.querySelector("sumito-board").playable);
  await page.waitForFunction((stood) => document.querySelector(".above .clock").textContent !== stood, stood);
  await close(page);
});

test("six seats fit a phone, and touches move", async () => {
  const options = { ...CALM, viewport: PHONE, hasTouch: true, isMobile: true };
  const page = await begin(browser, server, "abalone/6-players", people(6), options, { clock: "3m+2s" });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `the page is ${wide} px wide`);
  for (const tray of await page.locator(".tray").all()) {
    const { x, width } = await tray.boundingBox();
    assert.ok(x >= 0 && x + width <= PHONE.width, `a gutter goes from ${x} to ${x + width}`);
  }
  const move = best((await view(page)).legal);
  for (const cell of [move.shifts[0][0], move.shifts[move.own - 1][1]]) {
    const { x, y } = await spot(page, cell);
    await page.touchscreen.tap(x, y);
  }
  assert.equal((await settled(page, 0)).moves[0], move.text);
  await close(page);
});

test("three marbles are picked by keyboard for a shield slide", async () => {
  const page = await begin(browser, server, "abalone/standard?shield=yes", people(2), CALM);
  const move = (await view(page)).legal.find(({ text }) => text === "B3C3C4C3");
  assert.ok(move);
  for (const cell of ["B3", "C3", "C4", "D4"]) {
    const element = page.locator(`.cells [data-cell="${cell}"]`);
    if ((await element.getAttribute("aria-selected")) === "true") continue;
    await element.focus();
    await page.keyboard.press("Enter");
  }
  if ((await view(page)).ply === 0) await page.keyboard.press("1");
  const state = await settled(page, 0);
  assert.equal(state.last.kind, "shield");
  await close(page);
});

test("games of many seats and the form have no serious fault of accessibility", async () => {
  const paths = ["/new", "/new?rules=epaminondas", "/new?rules=abalone/standard?obstacles=A1", "/new?rules=abalone/6-players"];
  for (const [rules, seats] of [["abalone/3-players-11", 3], ["abalone/6-players", 6], ["abalone?hidden=yes", 2]]) {
    const page = await begin(browser, server, rules, people(seats), CALM, { clock: "5m" });
    paths.push(new URL(page.url()).pathname);
    await close(page);
  }
  for (const [i, path] of paths.entries()) {
    // The parts are the same on all of them: the first pages are looked at in both lights.
    for (const colorScheme of i < 2 ? ["light", "dark"] : [i % 2 ? "light" : "dark"]) {
      const page = await open(browser, server.address, path, { colorScheme, bypassCSP: true });
      await readable(page, `${path} ${colorScheme}`);
      await page.context().close();
    }
  }
});
