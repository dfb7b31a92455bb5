// Small screens: nothing scrolls sideways, and the menu folds.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { PEOPLE, PHONE, begin, close, open, picture, readable } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

const LOCALES = readdirSync(fileURLToPath(new URL("../../locales/", import.meta.url)));
/** Every page that is not a game, and rule sets whose boards and forms differ. */
const PAGES = [
  "/",
  "/new",
  "/new?rules=abalone/grand",
  "/new?rules=abalone/6-players",
  "/new?rules=epaminondas",
  "/analyse",
  "/analyse?rules=abalone/5-players",
  "/analyse?rules=epaminondas",
  "/puzzles",
  "/learn",
  "/editor",
  "/editor?rules=crossings",
  "/rules",
  "/about",
  "/nowhere",
];

/** Complains if a page is wider than the screen. */
async function fits(page, where) {
  const [whole, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.ok(whole <= seen, `${where}: ${whole} wide on a screen of ${seen}`);
}

for (const width of [320, 375]) {
  test(`no page scrolls sideways on a screen of ${width}`, async () => {
    const viewport = { width, height: 700 };
    const page = await open(browser, server.address, "/about", { viewport });
    // What the engine finds would go on coming.
    await page.evaluate(() => localStorage.setItem("engine", "off"));
    for (const path of PAGES) {
      await page.goto(path);
      for (const summary of await page.locator("main summary:visible").all()) await summary.click();
      await page.waitForLoadState("networkidle");
      await fits(page, path);
    }
    page.faults.length = 0; // One of the pages is not there.
    await close(page);
  });
}

test("no language is too wide for the smallest screen", async () => {
  for (const locale of LOCALES) {
    const viewport = { width: 320, height: 640 };
    const page = await open(browser, server.address, "/about", { viewport, locale });
    for (const path of ["/", "/new", "/analyse", "/puzzles", "/learn", "/editor", "/rules"]) {
      await page.goto(path);
      await fits(page, `${path} in ${locale}`);
    }
    await close(page);
  }
});

test("no game is too wide, whoever plays it", async () => {
  const viewport = { width: 320, height: 640 };
  for (const [rules, clock] of [
    ["abalone", "15m+5s+10%"],
    ["abalone/6-players", "3d"],
    ["abalone/grand", undefined],
    ["abalone?teams=crossed", "30s/move"],
    ["epaminondas?files=16&ranks=16", "90m"],
    ["crossings", undefined],
  ]) {
    const { view } = await (await fetch(`${server.address}/api/position`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rules }),
    })).json();
    const seats = view.seats.map(() => PEOPLE[0]);
    const page = await begin(browser, server, rules, seats, { viewport }, { clock });
    await fits(page, rules);
    await close(page);
  }
});

/** Complains if part of a page is not on the first screen of a phone. */
async function inReach(page, selector, where) {
  const button = page.locator(selector);
  await button.waitFor();
  const { y, height } = await button.boundingBox();
  const screen = page.viewportSize().height;
  assert.ok(y >= 0 && y + height <= screen, `${where}: ${selector} ends at ${y + height} on a screen of ${screen}`);
}

test("what a player needs at every turn is in reach without scrolling", async () => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 360, height: 640 }]) {
    const phone = { viewport, hasTouch: true, isMobile: true };
    for (const [rules, others] of [["abalone", 1], ["abalone/3-players-11", 2], ["epaminondas", 1], ["crossings", 1]]) {
      const seats = [PEOPLE[0], ...Array(others).fill({ kind: "engine", level: 1 })];
      const page = await begin(browser, server, rules, seats, phone);
      for (const what of ["hint", "undo"]) await inReach(page, `[data-do=${what}]`, rules);
      await fits(page, rules);
      await close(page);
    }
    const puzzle = await open(browser, server.address, "/puzzles", phone);
    for (const selector of [".task", "[data-do=hint]"]) await inReach(puzzle, selector, "puzzle");
    await close(puzzle);
    const analysis = await open(browser, server.address, "/analyse", phone);
    for (const selector of ["[data-step=back]", "[data-do=engine]"]) await inReach(analysis, selector, "analysis");
    await close(analysis);
  }
});

test("the menu of a phone opens and closes by touch and by keyboard", async () => {
  const page = await open(browser, server.address, "/learn", { viewport: PHONE, hasTouch: true, bypassCSP: true });
  const [button, menu] = [page.locator(".menu-button"), page.locator("#menu")];
  const learn = menu.getByRole("link", { name: "Learn" });
  assert.equal(await menu.isVisible(), false);
  await button.tap();
  await learn.waitFor();
  assert.equal(await learn.getAttribute("aria-current"), "page");
  await readable(page, "menu");
  await fits(page, "menu");
  await picture(page, "menu-phone");
  await page.touchscreen.tap(30, 700);
  assert.equal(await menu.isVisible(), false);
  await button.focus();
  await page.keyboard.press("Enter");
  await learn.waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Play");
  await page.keyboard.press("Escape");
  assert.equal(await menu.isVisible(), false);
  assert.equal(await page.evaluate(() => document.activeElement?.className), "menu-button");
  await page.keyboard.press("Enter");
  await Promise.all([page.waitForNavigation(), menu.getByRole("link", { name: "Puzzles" }).click()]);
  assert.equal(new URL(page.url()).pathname, "/puzzles");
  await close(page);
});

test("the menu of a phone needs no scripts, and that of a desk no pressing", async () => {
  const phone = await open(browser, server.address, "/about", { viewport: PHONE, javaScriptEnabled: false });
  await phone.locator(".menu-button").click();
  await Promise.all([phone.waitForNavigation(), phone.locator('#menu [href="/rules"]').click()]);
  assert.equal(new URL(phone.url()).pathname, "/rules");
  await phone.context().close();
  const desk = await open(browser, server.address, "/about");
  assert.equal(await desk.locator(".menu-button").isVisible(), false);
  assert.equal(await desk.locator('#menu [href="/rules"]').isVisible(), true);
  await close(desk);
});
