// Puzzles: solved by mouse, by text and by touch, refuted, helped with, rated and forgotten.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { PHONE, close, drag, open, picture, press, readable, view } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

const SHIPPED = fileURLToPath(new URL("../../../crates/study/data/puzzles.jsonl", import.meta.url));
const PUZZLES = readFileSync(SHIPPED, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
/** Nothing can be tried while no puzzle comes with the program. */
const some = { skip: PUZZLES.length === 0 && "no puzzle is shipped" };

/** Opens a puzzle; gives the page and what is known of it. */
async function solve(query = {}, options = {}) {
  const page = await open(browser, server.address, `/puzzles?${new URLSearchParams(query)}`, options);
  await page.waitForFunction(() => document.querySelector("sumito-board")?.playable);
  const { rules, position } = await view(page);
  const puzzle = PUZZLES.find((one) => one.position === position && (gameOf(one) === gameOf({ rules })));
  assert.ok(puzzle, `${rules} ${position}`);
  return { page, puzzle };
}

/** The game of a rule set. */
function gameOf({ rules }) {
  return rules.split(/[/?]/)[0];
}

/** Makes a legal move by mouse where one gesture means it, else by text. */
async function make(page, text) {
  const move = (await view(page)).legal.find((one) => one.text === text);
  if (["line", "push", "phalanx", "capture"].includes(move.kind)) {
    await drag(page, move.shifts[0][0], move.shifts[move.own - 1][1] ?? move.shifts[0][1]);
  } else {
    await page.locator(".typed input").fill(text);
    await page.keyboard.press("Enter");
  }
}

test("a puzzle is solved, rated, and the next one is another", some, async () => {
  const { page, puzzle } = await solve();
  for (const { accept, reply } of puzzle.steps) {
    await make(page, accept[0]);
    if (reply) await page.waitForFunction((reply) => document.querySelector("sumito-board").view.moves.at(-1) === reply, reply);
  }
  await page.locator(".answer.good").waitFor();
  await page.waitForFunction(() => /Solved/.test(document.querySelector(".answer").textContent));
  await page.locator(".ratings:visible").waitFor();
  assert.ok((await page.locator(".ratings tbody tr").count()) >= 2);
  await picture(page, "puzzle-solved");
  const before = new URL(page.url()).searchParams.get("id");
  await Promise.all([page.waitForNavigation(), page.locator(".next .primary").click()]);
  await page.waitForFunction((before) => {
    const id = new URL(location.href).searchParams.get("id");
    return id && id !== before;
  }, before);
  // Forgotten when asked twice.
  await page.locator(".ratings [data-sure]").click();
  await Promise.all([page.waitForNavigation(), page.locator(".ratings [data-sure]").click()]);
  assert.ok(await page.locator(".ratings").isHidden());
  await close(page);
});

test("a wrong move is refuted on the board, and can be tried again", some, async () => {
  const { page, puzzle } = await solve();
  const { legal } = await view(page);
  const wrong = legal.find(({ text }) => !puzzle.steps[0].accept.includes(text));
  await page.locator(".typed input").fill(wrong.text);
  await page.keyboard.press("Enter");
  await page.locator(".answer.bad").waitFor();
  await picture(page, "puzzle-wrong");
  await page.locator("[data-do=again]").click();
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 0);
  await page.locator("[data-do=hint]").click();
  await page.waitForFunction(() => document.querySelectorAll(".board .ring").length > 0);
  await page.locator("[data-do=hint]").click();
  await page.waitForFunction(() => /^Hint: \S+$/.test(document.querySelector(".answer").textContent));
  await page.waitForFunction(() => document.querySelectorAll(".board .arrow").length === 1);
  await page.locator("[data-do=solution]").click();
  const plies = puzzle.steps.reduce((sum, { reply }) => sum + (reply ? 2 : 1), 0);
  await page.waitForFunction((plies) => document.querySelector("sumito-board").view.ply === plies, plies);
  await close(page);
});

test("by game and theme, at phone size, and without scripts", some, async () => {
  const { page, puzzle } = await solve({ game: "abalone", theme: PUZZLES.find(({ rules }) => rules.startsWith("abalone")).themes[0] }, { viewport: PHONE, hasTouch: true, isMobile: true });
  assert.ok(puzzle.rules.startsWith("abalone"));
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width);
  await press(page, (await view(page)).legal[0].shifts[0][0]);
  await picture(page, "puzzle-phone");
  await close(page);
  const plain = await open(browser, server.address, "/puzzles", { javaScriptEnabled: false });
  assert.equal(await plain.locator(".task").count(), 1);
  assert.equal(await plain.locator("svg.board").count(), 1);
  await plain.context().close();
});

test("a theme nobody has made puzzles of is said", async () => {
  const page = await open(browser, server.address, "/puzzles?theme=nothing-such");
  assert.match(await page.locator(".panel").innerText(), /No puzzle is like that/);
  await close(page);
});

test("the page has no serious fault of accessibility", some, async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page } = await solve({}, { colorScheme, bypassCSP: true });
    await page.locator("[data-do=solution]").click();
    await page.waitForFunction(() => !document.querySelector(".answer").hidden);
    await readable(page, colorScheme);
    await picture(page, `puzzle-${colorScheme}`);
    await close(page);
  }
});
