// The analysis board: trees of moves, what the engine says, and what is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { PEOPLE, PHONE, begin, close, drag, open, picture, press, readable, spot, view } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

/** Opens the board, with the engine at rest unless it is wanted. */
async function analyse(query, options = {}, engine = false) {
  const page = await open(browser, server.address, `/about`, options);
  await page.evaluate((on) => localStorage.setItem("engine", on ? "on" : "off"), engine);
  await page.goto(`/analyse?${new URLSearchParams(query)}`);
  await page.waitForFunction(() => document.querySelector("sumito-board")?.playable);
  return page;
}

/** Waits until the board shows a position after so many plies. */
function at(page, ply) {
  return page.waitForFunction((ply) => document.querySelector("sumito-board").view.ply === ply, ply);
}

/** Types a move. */
async function type(page, text) {
  await page.locator(".typed input").fill(text);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".typed input").value === "");
}

/** The moves as they are read. */
function written(page) {
  return page.locator(".tree").innerText().then((text) => text.replace(/\s+/g, " ").trim());
}

test("moves by mouse, keyboard and text, for both sides; a second try becomes a variation", async () => {
  const page = await analyse({ rules: "abalone" });
  await drag(page, "A1", "B2");
  await at(page, 1);
  await type(page, "a5-b5");
  await at(page, 2);
  await page.locator('.cells [tabindex="0"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator("[data-step=back]").click();
  await at(page, 1);
  await drag(page, "A4", "B4");
  await at(page, 2);
  assert.equal(await written(page), "Start 1. A1B2 A5B5 1… A4B4");
  assert.equal(await page.locator(".tree .variations button").count(), 1);
  // Put first, it is the main line.
  await page.locator("[data-do=promote]").click();
  assert.equal(await written(page), "Start 1. A1B2 A4B4 1… A5B5");
  await picture(page, "analyse-variation");
  // And away again.
  await page.locator("[data-do=delete]").click();
  await at(page, 1);
  assert.equal(await written(page), "Start 1. A1B2 A5B5");
  await close(page);
});

test("what breaks a rule is answered with the rule", async () => {
  const page = await analyse({ rules: "abalone/standard" });
  await page.locator(".typed input").fill("E5E6");
  await page.keyboard.press("Enter");
  await page.locator(".reason.shown").waitFor();
  assert.equal(await written(page), "Start");
  await close(page);
});

test("arrow keys walk the line and from one variation to the next", async () => {
  const page = await analyse({ rules: "abalone", moves: "A1B2 A5B5 A2B3" });
  await page.locator(".tree .start").focus();
  await page.keyboard.press("ArrowRight");
  await at(page, 1);
  await page.keyboard.press("End");
  await at(page, 3);
  await page.keyboard.press("ArrowLeft");
  await at(page, 2);
  await page.locator("[data-step=back]").click();
  await type(page, "A4B4");
  await page.locator(".moves-box").focus();
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => document.querySelector(".tree [aria-current]").textContent === "A5B5");
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.querySelector(".tree [aria-current]").textContent === "A4B4");
  await page.keyboard.press("Home");
  await at(page, 0);
  await close(page);
});

test("comments, judgements and variations stay: in the address, as a link, and as a record", async () => {
  const page = await analyse({ rules: "abalone" });
  await type(page, "A1B2");
  await page.locator(".remarks summary").click();
  await page.locator("[name=comment]").fill("The flower opens");
  await page.locator("[name=glyph]").selectOption("!");
  await page.locator("[data-step=first]").click();
  await at(page, 0);
  await type(page, "A2B2");
  await type(page, "A5B5");
  const whole = await written(page);
  assert.match(whole, /1\. A1B2 ?! The flower opens 1\. A2B2 A5B5/);
  await page.waitForFunction(() => location.hash.startsWith("#tree="));
  await page.waitForTimeout(500);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 4);
  assert.equal(await written(page), whole);
  // The record holds the same, and reading it gives the same tree.
  await page.locator(".keep summary").click();
  await page.locator("[data-do=text]").click();
  const area = page.locator(".record-text textarea");
  await page.waitForFunction(() => document.querySelector(".record-text textarea").value !== "");
  const record = await area.inputValue();
  assert.match(record, /1\. A1B2! \{The flower opens\} \(1\. A2B2 A5B5\) \*/);
  await page.locator(".open summary").click();
  await page.locator(".open [name=record]").first().fill(record);
  await Promise.all([page.waitForNavigation(), page.locator(".open form").nth(1).locator("button").click()]);
  await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 4);
  assert.equal(await written(page), whole);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    (async () => {
      await page.locator(".keep summary").click();
      await page.locator(".save button").click();
    })(),
  ]);
  assert.equal(readFileSync(await saved.path(), "utf8"), record);
  await close(page);
});

test("the engine's lines: arrows with numbers, a bar in words, moves to press, and a threat", async () => {
  const page = await analyse({ rules: "abalone", moves: "A1B2" }, {}, true);
  await page.waitForFunction(() => document.querySelectorAll(".engine .lines li").length === 3);
  await page.waitForFunction(() => document.querySelectorAll(".board .arrow").length === 3);
  assert.deepEqual(await page.locator(".board .arrow-number").allTextContents(), ["3", "2", "1"]);
  assert.match(await page.locator(".balance").getAttribute("aria-valuetext"), /even|ahead|wins/i);
  await picture(page, "analyse-engine");
  await page.locator("[name=lines]").selectOption("1");
  await page.waitForFunction(() => document.querySelectorAll(".engine .lines li").length === 1);
  await page.waitForFunction(() => document.querySelectorAll(".engine .way button").length >= 2);
  await page.locator("[data-do=threat]").click();
  await page.waitForFunction(() => document.querySelectorAll(".board .arrow.threat").length === 1);
  assert.match(await page.locator(".verdict").textContent(), /If the turn passed/);
  await picture(page, "analyse-threat");
  await page.locator("[data-do=threat]").click();
  await page.waitForFunction(() => document.querySelectorAll(".engine .way button").length >= 2);
  await page.locator(".engine .way button").nth(1).click();
  await at(page, 2);
  assert.match(await written(page), /^Start 1\. \w+ .*\w+$/);
  // At rest it says nothing.
  await page.locator("[data-do=engine]").click();
  await page.waitForFunction(() => document.querySelectorAll(".board .arrow").length === 0);
  await close(page);
});

test("three seats, each with its own score in words; Epaminondas by mouse", async () => {
  const page = await analyse({ rules: "abalone/3-players-11" }, {}, true);
  await page.waitForFunction(() => document.querySelectorAll(".engine .lines li").length > 0);
  assert.match(await page.locator(".verdict b").textContent(), /Black|even/);
  assert.ok(await page.locator(".balance").isHidden());
  await picture(page, "analyse-three");
  const { legal } = await view(page);
  await type(page, legal[0].text);
  await at(page, 1);
  await page.waitForFunction(() => /White|even/.test(document.querySelector(".verdict b").textContent));
  await close(page);
  const field = await analyse({ rules: "epaminondas" }, {}, true);
  // A move is one word, hyphen or not.
  await field.waitForFunction(() => document.querySelectorAll(".engine .way button").length > 3);
  const heights = await field.locator(".engine .way button").evaluateAll((all) => all.map((it) => it.offsetHeight));
  assert.ok(Math.max(...heights) < 40, `${heights}`);
  await drag(field, "a1", "a4");
  await field.waitForFunction(() => document.querySelector("sumito-board").view.ply === 1);
  await picture(field, "analyse-epaminondas");
  await close(field);
});

test("a whole game is judged: a curve, mistakes to press, marks in the record", async () => {
  // Black lets a win go.
  const page = await analyse({ rules: "abalone/empty?goal=1", position: "5/6/7/8/wbb6/8/7/6/4w b", moves: "E3E4" });
  await page.locator(".graph summary").click();
  await page.locator("[data-do=judge]").click();
  await page.locator(".result-of:visible").waitFor();
  assert.equal(await page.locator(".graph .players tbody tr").count(), 2);
  assert.ok((await page.locator(".graph .course").count()) >= 1);
  await page.locator(".graph").scrollIntoViewIfNeeded();
  await picture(page, "analyse-graph");
  // The place shown is marked on the curve as soon as there is one: here, after no move.
  const marked = () => page.locator(".graph .here").getAttribute("x").then(Number);
  assert.ok(await marked() < 0);
  await page.locator("[data-step=last]").click();
  await at(page, 1);
  assert.ok(await marked() > 500);
  await page.locator("[data-do=judge]").click();
  await page.locator(".progress").waitFor({ state: "hidden" });
  assert.ok(await marked() > 500);
  assert.match(await page.locator(".mistakes").innerText(), /Blunder: 100 % → \d+ %. Better: E3E2/);
  await page.locator(".mistakes button").first().click();
  await at(page, 1);
  await page.locator("[data-do=judgements]").click();
  assert.equal(await written(page), "Start 1. E3E4 ?? 1. E3E2");
  await close(page);
});

test("why a game cannot be judged stands beside the button, in the reader's language", async () => {
  const page = await analyse({ rules: "abalone" });
  await page.locator(".graph summary").click();
  const judge = page.locator("[data-do=judge]");
  assert.ok(await judge.isDisabled());
  const why = page.locator(`#${await judge.getAttribute("aria-describedby")}`);
  assert.equal(await why.innerText(), "There is no move to judge yet. Play some, or open a record.");
  await type(page, "A1B2");
  assert.ok(await judge.isEnabled());
  assert.equal(await why.innerText(), "The engine judges every move of the main line.");
  await page.locator("[data-do=delete]").click();
  await page.waitForFunction(() => /no move to judge/.test(document.querySelector("#judge-why").textContent));
  await close(page);
  const german = await analyse({ rules: "abalone" }, { locale: "de" });
  await german.locator(".graph summary").click();
  assert.match(await german.locator("#judge-why").innerText(), /^Noch gibt es keinen Zug/);
  await close(german);
});

test("what the server refuses to judge is told with its reason", async () => {
  const page = await analyse({ rules: "abalone", moves: "A1B2" });
  const detail = "no more than 4 analyses at once from one address; end one of them first";
  await page.route("**/api/analysis/graph?*", (route) =>
    route.fulfill({ status: 422, contentType: "application/problem+json", body: JSON.stringify({ detail }) }),
  );
  await page.locator(".graph summary").click();
  await page.locator("[data-do=judge]").click();
  await page.waitForFunction((detail) => document.querySelector(".trouble").textContent === detail, detail);
  assert.ok(await page.locator("[data-do=judge]").isEnabled());
  await close(page);
});

test("a judgement that takes long is cancelled", async () => {
  const moves = [];
  for (let i = 0; i < 40; i += 1) {
    const answer = await fetch(`${server.address}/api/position`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rules: "abalone", moves }),
    });
    const { legal } = (await answer.json()).view;
    moves.push(legal[(7 * i) % legal.length].text);
  }
  const page = await analyse({ rules: "abalone", moves: moves.join(" ") });
  await page.locator(".graph summary").click();
  await page.locator("[data-do=judge]").click();
  await page.locator("[data-do=cancel]").click();
  await page.locator("[data-do=judge]:visible").waitFor();
  assert.ok(await page.locator(".result-of").isHidden());
  await close(page);
});

test("a proof, and one that is not found; what was played before", async () => {
  const page = await analyse({ rules: "abalone/empty?goal=1", position: "5/6/7/8/wbb6/8/7/6/4w b" });
  await page.locator(".solver summary").click();
  await page.locator(".solver form button").click();
  await page.waitForFunction(() => /Proved: Black wins/.test(document.querySelector(".solver .answer").textContent));
  await picture(page, "analyse-solved");
  await page.locator(".solver .answer button").first().click();
  await page.waitForFunction(() => document.querySelector("sumito-board").view.outcome);
  await close(page);
  const known = await analyse({ rules: "abalone" });
  await known.locator(".book summary").click();
  await known.waitForFunction(() => {
    const [table, none] = [".book table", ".book .none"].map((name) => document.querySelector(name));
    return !table.hidden || !none.hidden;
  });
  if (await known.locator(".book table").isVisible()) {
    await known.locator(".book tbody button").first().click();
    await at(known, 1);
  }
  await picture(known, "analyse-book");
  await close(known);
});

test("a hint in a game against the computer", async () => {
  const page = await begin(browser, server, "abalone", [{ kind: "human" }, { kind: "engine", level: 1 }]);
  await page.locator("[data-do=hint]").click();
  await page.waitForFunction(() => document.querySelectorAll(".board .arrow").length === 1);
  assert.match(await page.locator(".state").textContent(), /Hint: \w+/);
  await picture(page, "game-hint");
  await close(page);
});

test("of several records in one text each can be opened; what is broken is named", async () => {
  const page = await analyse({ rules: "abalone" });
  const head = '[Rules "abalone"]\n[Notation "Aba-Pro"]';
  const field = '[Black "Ada"]\n[Rules "crossings"]\n[Notation "Rear"]\n\n1. a1-a2 *';
  await paste(page, `${head}\n\n1. A1B2 *\n\n${head}\n\n1. A2B2 E5E6 *\n\n${field}\n`);
  assert.equal(await written(page), "Start 1. A1B2");
  assert.match(await page.locator(".notice").textContent(), /^Record 2\. Move 1 \(White\), `E5E6`: no marble stands on E5/);
  const names = await page.locator("[name=records] option").allTextContents();
  assert.match(names[1], /^2\. abalone.* · up to the fault$/);
  assert.match(names[2], /Ada.*crossings/);
  await page.locator("[name=records]").selectOption({ index: 1 });
  await at(page, 1);
  assert.equal(await written(page), "Start 1. A2B2");
  await page.locator("[name=records]").selectOption({ index: 2 });
  await page.waitForFunction(() => document.querySelector("sumito-board")?.view?.rules.startsWith("crossings"));
  await page.waitForFunction(() => /a1-a2/.test(document.querySelector(".tree").textContent));
  await close(page);
});

/** Pastes a record on the analysis board. */
async function paste(page, record) {
  await page.locator(".open summary").click();
  await page.locator(".open textarea").fill(record);
  await Promise.all([page.waitForNavigation(), page.locator(".open form").nth(1).locator("button").click()]);
  await page.waitForFunction(() => document.querySelector("sumito-board")?.playable);
}

test("a record with an illegal move is loaded up to it, and the fault is read first", async () => {
  const page = await analyse({ rules: "epaminondas" });
  const head = '[Black "Ada"]\n[Rules "abalone"]\n[Result "1-0"]\n[Notation "Aba-Pro"]';
  await paste(page, `${head}\n\n1. A1B2 {opens} (1. A2B2 A5B5) A5B5! 2. E5E6 B4C5 1-0\n`);
  await at(page, 2);
  assert.equal(await written(page), "Start 1. A1B2 opens 1. A2B2 A5B5 1… A5B5 !");
  const told = await page.locator(".problems").innerText();
  assert.match(told, /^Move 2 \(Black\), `E5E6`: no marble stands on E5\. The moves before it have been read\.$/);
  await page.waitForFunction(() => document.activeElement?.matches(".problems[role=alert]"));
  await picture(page, "analyse-broken");
  // It can be gone on with from there, and is kept: its result is open.
  await type(page, "A2B3");
  await page.locator(".keep summary").click();
  await page.locator("[data-do=text]").click();
  await page.waitForFunction(() => document.querySelector(".record-text textarea").value !== "");
  const record = await page.locator(".record-text textarea").inputValue();
  assert.match(record, /\[Result "\*"\][^]*2\. A2B3 \*/);
  await close(page);
});

test("a line in the address with an illegal move is loaded up to it", async () => {
  const page = await analyse({ rules: "epaminondas", moves: "a1a2 n12n11 e5e6" });
  assert.equal(await written(page), "Start 1. a1-a2 n12-n11");
  assert.match(await page.locator(".problems").innerText(), /Move 2 \(White\), `e5e6`: .*e5/);
  await close(page);
});

test("doors lead here: from the first page, the editor and a game, which is shown whole", async () => {
  const page = await begin(browser, server, "abalone", PEOPLE, {}, { moves: ["A1B2", "A5B5"] });
  await page.evaluate(() => localStorage.setItem("engine", "off"));
  await page.locator("[data-do=analyse]").click();
  await page.waitForURL(/\/analyse\?game=/);
  await at(page, 2);
  assert.equal(await written(page), "Start 1. A1B2 A5B5");
  await page.goto("/");
  await page.locator('.doors [href="/analyse"]').click();
  await page.waitForURL(/\/analyse$/);
  await page.goto("/editor?rules=epaminondas");
  await page.locator(".go [formaction='/analyse']").click();
  await page.waitForURL(/\/analyse\?rules=epaminondas/);
  await page.waitForFunction(() => document.querySelector("sumito-board").playable);
  await close(page);
});

test("by touch at phone size", async () => {
  const page = await analyse({ rules: "abalone" }, { viewport: PHONE, hasTouch: true, isMobile: true });
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width);
  for (const cell of ["A1", "B2"]) {
    const { x, y } = await spot(page, cell);
    await page.touchscreen.tap(x, y);
  }
  await press(page, "D4").catch(() => undefined);
  await at(page, 1);
  await picture(page, "analyse-phone");
  await close(page);
});

test("readable without scripts; what cannot be read is said", async () => {
  const page = await open(browser, server.address, "/analyse?rules=abalone&moves=A1B2+A5B5", { javaScriptEnabled: false });
  assert.deepEqual(await page.locator(".tree .plain li").allTextContents(), ["A1B2", "A5B5"]);
  await page.goto("/analyse?rules=abalone&moves=E5E6");
  assert.equal(await page.locator(".notice").count(), 1);
  await page.context().close();
});

test("the analysis board has no serious fault of accessibility", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await analyse({ rules: "abalone", moves: "A1B2 A5B5" }, { colorScheme, bypassCSP: true }, true);
    await page.waitForFunction(() => document.querySelectorAll(".engine .lines li").length === 3);
    for (const summary of await page.locator(".analysis summary").all()) await summary.click();
    await page.locator("[data-do=engine]").click();
    await readable(page, colorScheme);
    await picture(page, `analyse-${colorScheme}`);
    await close(page);
  }
});
