// A server of our own with a store of its own, and a browser to look at it.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const BINARY =
  process.env.SUMITO_BIN ??
  join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug", "sumito");
const BROWSER = process.env.SUMITO_CHROMIUM ?? "/usr/bin/chromium";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Where screenshots go; none are taken if it is not set. */
const PICTURES = process.env.SUMITO_SCREENSHOTS;

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 375, height: 812 };

/** What people and computers a game is begun with. */
export const PEOPLE = [{ kind: "human" }, { kind: "human" }];
export const AGAINST = [{ kind: "human" }, { kind: "engine", level: 1 }];
/** A page without animations. */
export const CALM = { reducedMotion: "reduce" };

/**
 * Starts the server, with these options besides; gives its address and what stops it.
 * @param {string[]} options
 */
export async function serve(options = []) {
  assert.ok(existsSync(BINARY), `build the server first: ${BINARY} is missing`);
  const folder = mkdtempSync(join(tmpdir(), "sumito-web-"));
  const store = ["--data", join(folder, "games.sqlite"), "--listen", "127.0.0.1:0"];
  const server = spawn(BINARY, ["serve", ...store, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /https?:\/\/[^\s/]+/.exec(said);
      if (found) resolve(found[0]);
    });
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => server.on("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the browser. */
export function browse() {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: BROWSER, args });
}

/** Opens a page in which any error of a script fails the test. */
export async function open(browser, address, path, options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: address, ...options });
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on("console", (message) => {
    // A refused move is answered with 4xx on purpose; the browser reports that as an error.
    const refused = /status of (409|422)/.test(message.text());
    if (message.type() === "error" && !refused) page.faults.push(message.text());
  });
  await page.goto(path);
  return page;
}

/** Begins a game over the interface for programs and opens its page. */
export async function begin(browser, server, rules, controllers, options = {}, more = {}) {
  const response = await fetch(`${server.address}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ rules, controllers, ...more }),
  });
  const state = await response.json();
  assert.equal(response.status, 201, JSON.stringify(state));
  const page = await open(browser, server.address, `/games/${state.id}`, options);
  await page.waitForFunction(() => document.querySelector("sumito-board").view);
  return page;
}

/** Ends a page and complains about what went wrong in it. */
export async function close(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

/** What the board element shows. */
export function view(page) {
  return page.evaluate(() => document.querySelector("sumito-board").view);
}

/** The middle of a cell on the screen. */
export async function spot(page, cell) {
  const box = await page.locator(`.cells [data-cell="${cell}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses a cell with the mouse. */
export async function press(page, cell) {
  const { x, y } = await spot(page, cell);
  await page.mouse.click(x, y);
}

/** Drags from one cell to another with the mouse. */
export async function drag(page, from, to) {
  const [a, b] = [await spot(page, from), await spot(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

/** Waits until a person may move, or the game is over, at some ply beyond `ply`. */
export async function settled(page, ply, what = "a move") {
  const waited = page.waitForFunction(
    (ply) => {
      const board = document.querySelector("sumito-board");
      return board.view && board.view.ply > ply && (board.playable || board.view.turn === null);
    },
    ply,
    { timeout: 30_000 },
  );
  await waited.catch(() => assert.fail(`${what}: nothing came of it`));
  return view(page);
}

/** Complains about what keeps people from reading or using a page; it must be open without its CSP. */
export async function readable(page, where) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run());
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  assert.deepEqual(told, [], where);
}

/** Takes a picture of the page, if pictures are wanted. */
export async function picture(page, name) {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}
