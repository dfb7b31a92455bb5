// Endgame tables on the analysis board, on a server that has some.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { BINARY, browse, close, open, picture, readable, serve } from "./harness.mjs";

/** Three marbles against two on the board of side 3; the first ejection wins. */
const RULES = "abalone/empty?side=3&goal=1";
const LOST = "3/1w2/bbb1w/4/3 w";

let folder;
let server;
let browser;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "sumito-tables-"));
  const file = join(folder, "three-two.tables");
  execFileSync(BINARY, ["tables", "--side", "3", "--marbles", "3,2", "--save", file, "--no-verify"]);
  server = await serve(["--tables", file]);
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function analyse(position, options) {
  const page = await open(browser, server.address, "/about", options);
  await page.evaluate(() => localStorage.setItem("engine", "off"));
  await page.goto(`/analyse?${new URLSearchParams({ rules: RULES, position })}`);
  await page.waitForFunction(() => document.querySelector("details.tables .verdict")?.textContent);
  return page;
}

test("the tables tell how a position and each of its moves end; a move pressed is played", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await analyse(LOST, { colorScheme, bypassCSP: true });
    const verdict = page.locator("details.tables .verdict");
    assert.equal(await verdict.textContent(), "Black wins in 22 plies");
    const rows = page.locator("details.tables tbody tr");
    assert.equal(await rows.count(), 5);
    const third = rows.nth(2);
    assert.equal(await third.locator(".visually-hidden").textContent(), "Black wins in 16 plies");
    assert.deepEqual(await third.locator("button").allTextContents(), ["C5C4", "C5B4"]);
    await readable(page, colorScheme);
    await picture(page, `tables-${colorScheme}`);
    await rows.first().locator("button").click();
    await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 1);
    await page.waitForFunction(() => document.querySelector(".tables .verdict").textContent === "Black wins in 21 plies");
    await close(page);
  }
});

test("what the tables do not have is said, and nothing is asked where they are folded away", async () => {
  const page = await analyse("www/4/5/4/bbb b");
  const verdict = page.locator("details.tables .verdict");
  assert.equal(await verdict.textContent(), "The tables do not have this position.");
  assert.equal(await page.locator("details.tables table").isVisible(), false);
  await page.locator("details.tables summary").click();
  const asked = [];
  page.on("request", (request) => request.url().includes("/analysis/tables") && asked.push(request.url()));
  await page.locator(".typed input").fill("a1-b2");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 1);
  assert.deepEqual(asked, []);
  await close(page);
});
