// Other hands than the mouse: keyboard, touch, typed moves; and pages everybody can read.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { AGAINST, PEOPLE, PHONE, begin, close, open, picture, readable, settled, spot, view } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

/** Walks the keyboard's focus from where it is to a cell. */
async function walk(page, cell) {
  const at = () =>
    page.evaluate((goal) => {
      const centre = (element) => element.getBoundingClientRect();
      const [here, there] = [document.activeElement, document.querySelector(`.cells [data-cell="${goal}"]`)];
      const [a, b] = [centre(here), centre(there)];
      return { cell: here.dataset.cell, dx: b.x - a.x, dy: b.y - a.y, size: b.width };
    }, cell);
  for (let steps = 0; steps < 40; steps += 1) {
    const { cell: here, dx, dy, size } = await at();
    if (here === cell) return;
    const key =
      Math.abs(dy) > size / 2 ? (dy > 0 ? "ArrowDown" : "ArrowUp") : dx > 0 ? "ArrowRight" : "ArrowLeft";
    await page.keyboard.press(key);
  }
  assert.fail(`the arrow keys do not lead to ${cell}`);
}

test("by keyboard alone", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE);
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement.classList.contains("cell"))) break;
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "svg", "one stop is the board");
  }
  await walk(page, "A1");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "A1, Black");
  await page.keyboard.press("Enter");
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /picked/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".marks .ring").count(), 0);
  await page.keyboard.press("Enter");
  const goal = (await view(page)).legal.find((move) => move.shifts[0][0] === "A1");
  await walk(page, goal.shifts[goal.own - 1][1]);
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /a move goes here/);
  await picture(page, "keyboard");
  await page.keyboard.press("Space");
  const state = await settled(page, 0);
  assert.deepEqual(state.moves, [goal.text]);
  await page.locator("sumito-board [role=status]", { hasText: "played" }).waitFor({ state: "attached" });
  await close(page);
});

test("typed moves, good and bad", async () => {
  const page = await begin(browser, server, "abalone", AGAINST);
  await page.locator("#typed").fill("a1b2");
  await page.keyboard.press("Enter");
  const state = await settled(page, 1);
  assert.equal(state.moves[0], "A1B2");
  assert.equal(await page.locator("#typed").inputValue(), "");
  await page.locator("#typed").fill("nonsense");
  await page.keyboard.press("Enter");
  await page.locator(".reason.shown").waitFor();
  assert.equal(await page.locator("#typed").inputValue(), "nonsense", "what was wrong stays to be mended");
  await close(page);
});

test("stepping back and forth, taking back, resigning", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE, {}, { moves: ["A1B2", "I5H5", "B2C3"] });
  const newest = (await view(page)).position;
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 2);
  await page.locator("[data-step=first]").click();
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 0);
  assert.match(await page.locator(".state").textContent(), /Position after move 0/);
  await page.locator('.moves [data-ply="1"]').click();
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 1);
  await page.locator("[data-step=last]").click();
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 3);
  assert.equal((await view(page)).position, newest);
  await page.locator("[data-do=undo]").click();
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 2);
  const resign = page.locator("[data-do=resign]");
  await resign.click();
  assert.equal((await view(page)).outcome, null, "it asks once");
  await resign.click();
  await page.locator(".result:visible").waitFor();
  assert.match(await page.locator(".result").textContent(), /White wins: resignation/);
  await close(page);
});

test("a record goes out and comes in", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE, {}, { moves: ["A1B2", "I5H5"] });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("[data-do=download]").click(),
  ]);
  const file = await download.path();
  assert.match(readFileSync(file, "utf8"), /A1B2/);
  await page.goto("/new");
  await page.locator("input[type=file]").setInputFiles({
    name: "game.apgn",
    mimeType: "text/plain",
    buffer: readFileSync(file),
  });
  await page.locator(".upload button").click();
  await page.waitForURL(/\/games\//);
  assert.deepEqual((await view(page)).moves, ["A1B2", "I5H5"]);
  await close(page);
});

test("a broken record is told with its reason", async () => {
  const page = await open(browser, server.address, "/new");
  const record =
    '[Event "x"]\n[Date "2026.01.01"]\n[Black "a"]\n[White "b"]\n[Variant "standard"]\n[Result "*"]\n[Notation "Aba-Pro"]\n\n1. A1B2 I9Z9 *\n';
  await page.locator("input[type=file]").setInputFiles({
    name: "bad.apgn",
    mimeType: "text/plain",
    buffer: Buffer.from(record),
  });
  await page.locator(".upload button").click();
  await page.locator(".notice").first().waitFor();
  assert.match(await page.locator(".notice").first().textContent(), /I9Z9/);
  page.faults.length = 0;
  await close(page);
});

test("by touch at phone size; the first touch acts", async () => {
  const page = await begin(browser, server, "abalone", AGAINST, { viewport: PHONE, hasTouch: true, isMobile: true });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `the page is ${wide} px wide`);
  const [a, b] = [await spot(page, "E4"), await spot(page, "E5")];
  assert.ok(b.x - a.x >= 37, `cells are ${b.x - a.x} px apart`);
  const from = await spot(page, "A1");
  await page.touchscreen.tap(from.x + 10, from.y + 8);
  assert.equal(await page.locator(".marks .ring").count(), 1, "a touch beside the centre counts");
  const goal = (await view(page)).legal.find((move) => move.shifts[0][0] === "A1");
  const to = await spot(page, goal.shifts[goal.own - 1][1]);
  await picture(page, "phone");
  await page.touchscreen.tap(to.x, to.y);
  const state = await settled(page, 1);
  assert.equal(state.moves[0], goal.text);
  await close(page);
});

test("no page has a serious fault of accessibility", async () => {
  const game = await begin(browser, server, "abalone", PEOPLE, {}, { moves: ["A1B2", "I5H5"] });
  const field = await begin(browser, server, "epaminondas?files=8&ranks=8", PEOPLE);
  const paths = ["/", "/new", "/new?rules=epaminondas", "/learn", "/rules", "/about", "/nowhere"];
  paths.push(...[game, field].map((page) => new URL(page.url()).pathname));
  await close(game);
  await close(field);
  for (const path of paths) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await open(browser, server.address, path, { colorScheme, bypassCSP: true });
      await readable(page, `${path} ${colorScheme}`);
      await picture(page, `page${path.replace(/\W+/g, "-")}-${colorScheme}`.replace(/-[0-9a-f-]{36}/, ""));
      await page.context().close();
    }
  }
});

test("every page can be read without scripts", async () => {
  for (const path of ["/", "/new", "/learn", "/rules", "/about"]) {
    const page = await open(browser, server.address, path, { javaScriptEnabled: false });
    assert.ok((await page.locator("h1").count()) === 1, `${path} has one heading`);
    if (path === "/" || path === "/learn") assert.ok((await page.locator("svg.board").count()) > 0);
    await page.context().close();
  }
});
