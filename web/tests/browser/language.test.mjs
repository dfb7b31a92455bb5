// The language of the pages: the browser's own, and one chosen in the menu.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

import { PHONE, close, open, picture } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));

/** The words of a key that has no values. */
function said(language, key) {
  const files = readdirSync(LOCALES + language).map((file) => `${LOCALES}${language}/${file}`);
  const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const line = lines.find((line) => line.startsWith(`${key} = `));
  assert.ok(line, `${language} has no ${key}`);
  return line.slice(`${key} = `.length);
}

const language = (page) => page.evaluate(() => document.documentElement.lang);

test("the menu offers every language by its own name", async () => {
  const page = await open(browser, server.address, "/about", { locale: "en-GB" });
  const offered = await page.locator(".languages button").evaluateAll((buttons) =>
    buttons.map((button) => [button.value, button.lang, button.textContent]),
  );
  const there = readdirSync(LOCALES).sort();
  assert.deepEqual(offered, there.map((tag) => [tag, tag, said(tag, "language-name")]));
  await close(page);
});

for (const tag of ["sv", "ru"]) {
  test(`a browser that speaks ${tag} is answered so, on every page`, async () => {
    const page = await open(browser, server.address, "/", { locale: `${tag}-${tag.toUpperCase()}` });
    for (const [path, key] of [
      ["/", "menu-play"],
      ["/new", "new-title"],
      ["/analyse", "analyse-title"],
      ["/puzzles", "puzzles-title"],
      ["/learn", "learn-title"],
      ["/editor", "editor-title"],
      ["/rules", "rules-title"],
      ["/about", "about-title"],
    ]) {
      await page.goto(path);
      assert.equal(await language(page), tag, path);
      const text = await page.locator("body").innerText();
      assert.ok(text.includes(said(tag, key)), `${path} does not say ${said(tag, key)}`);
    }
    await close(page);
  });

  test(`${tag} is chosen in the menu, stays, and is given up again`, async () => {
    const page = await open(browser, server.address, "/new?rules=crossings", { locale: "en-GB" });
    assert.equal(await language(page), "en");
    const choose = (to) =>
      Promise.all([page.waitForNavigation(), page.locator(`.languages [value="${to}"]`).click()]);
    await choose(tag);
    assert.equal(new URL(page.url()).pathname, "/new");
    assert.equal(new URL(page.url()).search, "?rules=crossings");
    assert.equal(await language(page), tag);
    assert.equal(await page.locator(".languages [aria-current]").getAttribute("value"), tag);

    // What the script says, and what the server tells it, is in that language too.
    const game = await fetch(`${server.address}/api/games`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rules: "abalone/standard" }),
    });
    await page.goto(`/games/${(await game.json()).id}`);
    await page.waitForFunction(() => document.querySelector("sumito-board").view);
    await page.locator("#typed").fill("G5F5");
    await page.locator("#typed").press("Enter");
    const reason = page.locator("sumito-board .reason.shown");
    await reason.waitFor();
    const words = await reason.textContent();
    assert.ok(words.includes("G5") && words.includes(said(tag, "colour-white")), words);
    const empty = await page.locator('.cells [data-cell="E5"]').getAttribute("aria-label");
    assert.equal(empty, said(tag, "board-empty").replace("{ $cell }", "E5"));
    await picture(page, `language-${tag}`);

    await page.goto("/about");
    await choose("en");
    assert.equal(await language(page), "en");
    await close(page);
  });

  test(`${tag} fits a phone, and is chosen without scripts`, async () => {
    const page = await open(browser, server.address, "/about", {
      viewport: PHONE,
      javaScriptEnabled: false,
      locale: "en-GB",
    });
    await Promise.all([
      page.waitForNavigation(),
      page.locator(`.languages [value="${tag}"]`).click(),
    ]);
    assert.equal(new URL(page.url()).pathname, "/about");
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    await close(page);
  });
}

test("layouts have their names in every language", async () => {
  for (const tag of ["uk", "az", "sv", "de"]) {
    const page = await open(browser, server.address, "/rules", { locale: tag });
    const name = said(tag, "layout-snowflake");
    assert.notEqual(name, said("en", "layout-snowflake"));
    assert.equal(await page.locator('.tile[href$="abalone/snowflake"]').innerText(), name);
    await close(page);
  }
});
