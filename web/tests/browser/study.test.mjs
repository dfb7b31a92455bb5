// The editor, the introduction and the overlay of terms.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PEOPLE, PHONE, begin, close, drag, open, picture, press, readable, spot, view } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

/** A pak, and two marbles more. */
const ROWS = "5/6/7/8/2bbww3/8/2bb3/6/5 b";

/** Opens the editor with a position. */
async function edit(rules, position, options) {
  const query = new URLSearchParams({ rules, ...(position && { position }) });
  const page = await open(browser, server.address, `/editor?${query}`, options);
  await page.locator(".tools:visible").waitFor();
  return page;
}

/** The position as the address says it, once it is another than before. */
async function changed(page, before) {
  await page.waitForFunction((before) => location.search !== before, before);
  return new URL(page.url()).searchParams;
}

const query = (page) => new URL(page.url()).search;

/** What stands on a cell of the editor. */
function on(page, cell) {
  return page.evaluate((cell) => document.querySelector("sumito-editor").at(cell), cell);
}

test("the editor by mouse: put, clear, drag, mirror, undo", async () => {
  const page = await edit("abalone/empty?goal=1", ROWS);
  let before = query(page);
  await press(page, "A1");
  assert.match((await changed(page, before)).get("position"), /\/b4 b 0,0 0 0$/);
  before = query(page);
  await press(page, "A1");
  assert.match((await changed(page, before)).get("position"), /\/5 b 0,0 0 0$/);
  before = query(page);
  await drag(page, "E3", "A5");
  assert.match((await changed(page, before)).get("position"), /\/4b b/);
  assert.equal(await on(page, "E3"), null);
  before = query(page);
  await page.locator("[data-edit=mirror]").click();
  assert.match((await changed(page, before)).get("position"), /\/b4 b/);
  before = query(page);
  await page.locator("[data-edit=back]").click();
  assert.match((await changed(page, before)).get("position"), /\/4b b/);
  await close(page);
});

test("the editor by mouse: an obstacle changes the rule set, and the position is played", async () => {
  const page = await edit("abalone/standard");
  const before = query(page);
  await page.locator(".tool:has([value=obstacle])").click();
  await press(page, "E5");
  const now = await changed(page, before);
  assert.equal(now.get("rules"), "abalone/standard?obstacles=E5");
  await picture(page, "editor");
  await page.locator(".go .primary").click();
  await page.waitForURL(/\/new\?/);
  const asked = new URL(page.url()).searchParams;
  assert.equal(asked.get("rules"), "abalone/standard?obstacles=E5");
  page.faults.length = 0;
  await close(page);
});

test("the editor tells every objection at once", async () => {
  const page = await edit("abalone/standard");
  await page.locator(".counts [name=score]").first().fill("9");
  await page.locator(".counts [name=score]").last().fill("8");
  await page.locator(".counts [name=ply]").focus();
  await page.locator(".objections li").nth(1).waitFor();
  assert.ok((await page.locator(".objections li").count()) >= 2);
  assert.equal(await page.locator(".go").isVisible(), false);
  await picture(page, "editor-objections");
  await close(page);
});

test("the editor by keyboard alone", async () => {
  const page = await edit("abalone/empty?goal=1", ROWS);
  await page.locator('.cells [tabindex="0"]').focus();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "E5");
  for (const [key, kind] of [["Delete", null], ["b", "black"], ["w", "white"], ["o", "hole"], ["x", "obstacle"]]) {
    const before = query(page);
    await page.keyboard.press(key);
    await changed(page, before);
    assert.equal(await on(page, "E5"), kind, key);
  }
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "E6");
  await close(page);
});

test("the editor reads other forms and writes them", async () => {
  const page = await edit("abalone/standard");
  const before = query(page);
  await page.locator("[name=position]").last().fill("ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 2 1 w 0 4");
  await page.locator(".texts [name=rules]").focus();
  const now = await changed(page, before);
  assert.match(now.get("position"), /^ww1bb\/wwwbbb\/.* w 2,1 0 7$/);
  await page.locator(".forms summary").click();
  const forms = await page.locator(".forms li code").allTextContents();
  assert.equal(forms.length, 4);
  assert.ok(forms.some((text) => /2 1 w 0 4$/.test(text)) && forms.some((text) => /-1b2w w$/.test(text)), forms.join("\n"));
  await close(page);
});

test("another board in the editor: stones of Epaminondas", async () => {
  const page = await edit("abalone/standard");
  let before = query(page);
  await page.locator("[name=begin]").selectOption("epaminondas");
  assert.equal((await changed(page, before)).get("rules"), "epaminondas");
  before = query(page);
  await page.locator(".tool:has([value=neutral])").click();
  await press(page, "d5");
  assert.equal((await changed(page, before)).get("rules"), "epaminondas/stones");
  await picture(page, "editor-epaminondas");
  await close(page);
});

test("the editor by touch at phone size", async () => {
  const page = await edit("abalone/empty?goal=1", ROWS, { viewport: PHONE, hasTouch: true, isMobile: true });
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width);
  const before = query(page);
  const { x, y } = await spot(page, "A1");
  await page.touchscreen.tap(x, y);
  await changed(page, before);
  assert.equal(await on(page, "A1"), "black");
  const tool = await page.locator(".tool").first().boundingBox();
  assert.ok(tool.width >= 44 && tool.height >= 44);
  await picture(page, "editor-phone");
  await close(page);
});

test("a lesson: refused with the reason, with a hint, and solved by mouse", async () => {
  const page = await open(browser, server.address, "/learn#abalone-2");
  await page.waitForFunction(() => document.querySelector("sumito-board")?.playable);
  assert.match(await page.locator("#lesson-title").textContent(), /Three move as one/);
  const reason = page.locator(".reason.shown");
  await press(page, "E3");
  await press(page, "A1");
  await reason.waitFor();
  await press(page, "E5");
  await press(page, "F5");
  await page.waitForFunction(() => /That works, but/.test(document.querySelector(".reason.shown")?.textContent ?? ""));
  await drag(page, "E3", "E4");
  await page.locator(".answer.good").waitFor();
  await picture(page, "lesson-solved");
  await page.locator("[data-go=on]").click();
  await page.waitForFunction(() => location.hash === "#abalone-3");
  await page.waitForFunction(() => document.querySelector("sumito-board")?.playable);
  assert.match(await page.locator("#lesson-title").textContent(), /broadside/);
  await page.locator(".typed input").fill("E3E5F4");
  await page.keyboard.press("Enter");
  await page.locator(".answer.good").waitFor();
  await close(page);
});

test("a lesson shows the words it teaches on the board", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await open(browser, server.address, "/learn#abalone-10", { colorScheme });
    await page.locator(".terms .term.line").first().waitFor({ state: "attached" });
    const shown = await page.locator(".term-name[aria-pressed=true]").allTextContents();
    assert.equal(shown.length, 3, shown.join());
    await picture(page, `lesson-terms-${colorScheme}`);
    await close(page);
  }
});

test("a lesson at phone size, and one of Epaminondas", async () => {
  const page = await open(browser, server.address, "/learn#epaminondas-4", { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.waitForFunction(() => document.querySelector("sumito-board")?.playable);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width);
  for (const cell of ["a3", "d3"]) {
    const { x, y } = await spot(page, cell);
    await page.touchscreen.tap(x, y);
  }
  await page.locator(".answer.good").waitFor();
  await picture(page, "lesson-phone");
  await close(page);
});

test("the overlay on a game's board: on, pointed at, off; it turns with the board", async () => {
  const page = await begin(browser, server, "abalone/empty?goal=1", PEOPLE, {}, { position: ROWS });
  await page.locator(".terms-toggle").click();
  await page.locator(".terms .term-pak.line").first().waitFor({ state: "attached" });
  const names = await page.locator(".term-name").allTextContents();
  assert.ok(names.some((name) => name.startsWith("Pak")), names.join());
  await page.locator(".spots button").first().hover();
  assert.ok((await page.locator(".terms.pointing .pointed").count()) > 0);
  await picture(page, "overlay");
  const path = () => page.locator(".terms .term.line").first().getAttribute("d");
  const before = await path();
  await page.locator("[data-do=flip]").click();
  await page.waitForFunction((before) => document.querySelector(".terms .term.line").getAttribute("d") !== before, before);
  await page.locator(".terms-toggle").click();
  assert.equal(await page.locator(".terms .term").count(), 0);
  await close(page);
});

test("the overlay in the editor says that a position which cannot be has no names yet", async () => {
  const page = await edit("abalone/empty?goal=1", ROWS);
  await page.locator(".terms-toggle").click();
  await page.locator(".term-name").first().waitFor();
  await page.locator("[data-edit=clear]").click();
  await page.locator(".objections .notice").first().waitFor();
  assert.match(await page.locator(".terms-found").textContent(), /as soon as this position can be played/);
  await close(page);
});

test("the overlay follows the moves", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE);
  await page.locator(".terms-toggle").click();
  await page.locator(".term-name").first().waitFor();
  const before = await page.locator(".legend-list").textContent();
  const move = (await view(page)).legal.find(({ kind, own }) => kind === "line" && own === 3);
  await drag(page, move.shifts[0][0], move.shifts[2][1]);
  await page.waitForFunction((before) => document.querySelector(".legend-list").textContent !== before, before);
  await picture(page, "overlay-daisy");
  await close(page);
});

test("editor and introduction have no serious fault of accessibility", async () => {
  const bad = new URLSearchParams({ rules: "abalone", position: "5/6/7/8/4r4/8/7/6/5 b 7,0" });
  for (const path of ["/editor", `/editor?${bad}`, "/editor?rules=epaminondas", "/learn#abalone-10"]) {
    for (const colorScheme of ["light", "dark"]) {
      const page = await open(browser, server.address, path, { colorScheme, bypassCSP: true });
      await page.locator(".terms-toggle:visible").waitFor();
      if (path.includes("editor")) await page.locator(".terms-toggle").click();
      await readable(page, `${path} ${colorScheme}`);
      await picture(page, `study${path.replace(/\W+/g, "-").slice(0, 30)}-${colorScheme}`);
      await close(page);
    }
  }
});

test("both can be read and used without scripts", async () => {
  const page = await open(browser, server.address, "/learn", { javaScriptEnabled: false });
  assert.equal(await page.locator("h1").count(), 1);
  assert.ok((await page.locator(".steps-list img").count()) >= 25);
  assert.ok(await page.getByText("Push the white marble off the edge.").isVisible());
  await page.context().close();
  const editor = await open(browser, server.address, "/editor", { javaScriptEnabled: false });
  await editor.locator("[name=position]").last().fill("5/6/7/8/3bw4/8/7/6/5 b 9,0");
  await editor.locator(".texts > button").click();
  assert.match(await editor.locator(".objections").textContent(), /scores: 9 for team 1/);
  await editor.context().close();
});
