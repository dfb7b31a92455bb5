// The form for a new game: every variant set up there, and its special move made by mouse.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CALM, PHONE, close, drag, open, picture, press, settled, view } from "./harness.mjs";
import { browser, server } from "./stage.mjs";

/** Does something to the form and waits until the page shows what follows. */
async function live(page, act) {
  await act();
  await page.waitForFunction(() => !document.querySelector(".new-game").hasAttribute("aria-busy"));
}

/** Fills in fields one after the other: a text, a radio by its value, a box by `true`. */
async function fill(page, fields) {
  for (const [name, value] of Object.entries(fields)) {
    const all = page.locator(`.new-game [name="${name}"]`);
    const type = await all.first().evaluate((one) => (one.tagName === "SELECT" ? "select" : one.type));
    await live(page, async () => {
      if (type === "select") await all.first().selectOption(value);
      else if (type === "checkbox") await all.first().check();
      else if (type === "radio") await page.locator(`.new-game [name="${name}"][value="${value}"]`).check({ force: true });
      else {
        await all.first().fill(value);
        await all.first().dispatchEvent("change");
      }
    });
  }
}

/** The same goal for every team. */
async function goals(page, goal) {
  const all = page.locator("[name=goal]");
  for (let i = 0; i < (await all.count()); i += 1) {
    await live(page, async () => {
      await all.nth(i).fill(goal);
      await all.nth(i).dispatchEvent("change");
    });
  }
}

/** The rule set the form's link leads to. */
async function rules(page) {
  const link = await page.locator(".link").inputValue();
  return new URL(link).searchParams.get("rules");
}

/** Starts the game for people alone. */
async function start(page) {
  await live(page, () => page.locator("button[name=seats][value=people]").click());
  await page.locator(".preview .primary").click();
  await page.waitForURL(/\/games\//);
  await page.waitForFunction(() => document.querySelector("sumito-board").playable);
}

/** Makes a legal move with the mouse. */
async function make(page, move) {
  const { legal, ply } = await view(page);
  if (move.kind === "line" || move.kind === "push") {
    await drag(page, move.shifts[0][0], move.shifts[0][1]);
  } else {
    const group = picked(move);
    for (const cell of group) {
      // Two marbles may tell the third.
      const chosen = await page.locator(`.cells [data-cell="${cell}"]`).getAttribute("aria-selected");
      if (chosen !== "true") await press(page, cell);
    }
    const others = legal.filter((other) => other.text !== move.text && alike(picked(other), group));
    const entered = others.flatMap((other) => other.shifts.map(([, to]) => to));
    const goals = move.shifts.map(([, to]) => to).filter((to) => !group.includes(to));
    const alone = goals.find((goal) => !entered.includes(goal));
    await press(page, alone ?? goals[0]);
    if (!alone) {
      const told = await page.locator("sumito-board [role=status]").textContent();
      const number = told.match(/\d+: [^,]+/g).findIndex((one) => one.endsWith(` ${move.text}`)) + 1;
      assert.ok(number > 0, `${move.text} is among the candidates: ${told}`);
      assert.ok((await page.locator(".marks .tag-text").count()) >= number);
      await page.keyboard.press(String(number));
    }
  }
  return settled(page, ply, move.text);
}

function picked(move) {
  const cells = move.shifts.slice(0, move.own).map(([from]) => from);
  const named = move.kind === "rotation" ? move.text.match(/[A-Z]\d+/g).slice(0, 3) : [];
  return [...new Set([...cells, ...named])];
}

function alike(a, b) {
  return a.length === b.length && a.every((cell) => b.includes(cell));
}

/** Opens the form for a rule set. */
function form(path = "", options = {}) {
  return open(browser, server.address, `/new${path}`, { ...CALM, ...options });
}

for (const [name, kind, layout] of [["shield", "shield", "standard"], ["rotate", "rotation", "alliances"]]) {
  test(`${kind} moves are switched on and made with the mouse`, async () => {
    const page = await form();
    await fill(page, { layout, [name]: true });
    assert.equal(await rules(page), `abalone/${layout}?${name}=yes`);
    await start(page);
    const { legal } = await view(page);
    const wanted = legal.filter((move) => move.kind === kind);
    assert.ok(wanted.length > 0);
    const state = await make(page, wanted[0]);
    assert.equal(state.last.kind, kind);
    await picture(page, `setup-${name}`);
    await close(page);
  });
}

test("one colour: a race of ejections by drag and by presses", async () => {
  const page = await form();
  await page.getByRole("link", { name: "One colour", exact: true }).click();
  await page.waitForURL(/one-colour/);
  assert.equal(await rules(page), "abalone/alliances?one-colour=yes");
  await fill(page, { layout: "standard" });
  assert.equal(await rules(page), "abalone/standard?one-colour=yes");
  await start(page);
  const first = (await view(page)).legal.find((move) => move.shifts.at(-1)[1] === null);
  let state = await make(page, first);
  assert.deepEqual(state.scores, [1, 0]);
  // The rear, then the marble the line pushes.
  const next = state.legal.find((move) => move.shifts.at(-1)[1] === null);
  await press(page, next.shifts[0][0]);
  const front = next.shifts[next.own - 1][1];
  await press(page, front);
  if ((await view(page)).ply === state.ply) await press(page, front);
  state = await settled(page, state.ply, "an ejection by presses");
  assert.deepEqual(state.scores, [1, 1]);
  await close(page);
});

test("a hole is put on the board by a press, and a marble pushed into it", async () => {
  const page = await form();
  await fill(page, { layout: "empty", start: "rows", rows: "5/6/7/8/1bbwo4/8/7/6/5" });
  await goals(page, "1");
  assert.match(await page.locator(".objections").textContent(), /E5; both must agree/);
  await page.locator(".pick label", { hasText: "Hole" }).click();
  await live(page, () => page.locator('.picture [data-cell="E5"]').first().click({ force: true }));
  assert.equal(await page.locator("[name=holes]").inputValue(), "E5");
  assert.equal(await page.locator(".objections").count(), 0);
  await start(page);
  const push = (await view(page)).legal.find((move) => move.kind === "push");
  await drag(page, push.shifts[0][0], push.shifts[0][1]);
  await page.locator(".result:visible").waitFor();
  assert.match(await page.locator(".result").textContent(), /Black wins/);
  await close(page);
});

test("an obstacle stands in the way; pressed again it is gone", async () => {
  const page = await form();
  await page.locator(".pick label", { hasText: "Obstacle" }).click();
  const cell = (name) => page.locator(`.picture .cell[data-cell="${name}"]`);
  await live(page, () => cell("E5").click());
  await live(page, () => cell("E6").click());
  await live(page, () => cell("E6").click({ force: true }));
  assert.equal(await rules(page), "abalone/belgian-daisy?obstacles=E5");
  await start(page);
  const state = await view(page);
  assert.deepEqual(state.blocked, [{ cell: "E5", kind: "obstacle" }]);
  assert.ok(state.legal.every((move) => move.shifts.every(([, to]) => to !== "E5")));
  await close(page);
});

test("a neutral marble is pushed, and wins at once where that is agreed", async () => {
  const page = await form();
  await fill(page, { layout: "empty", start: "rows", rows: "5/6/7/8/w5bbn/8/7/6/5" });
  await goals(page, "1");
  await fill(page, { neutral: "E9", "neutral-off": "wins" });
  await start(page);
  const push = (await view(page)).legal.find((move) => move.kind === "push");
  await drag(page, push.shifts[0][0], push.shifts[0][1]);
  await page.locator(".result:visible").waitFor();
  await close(page);
});

test("pairs push with each other's marbles, and take them along where that is agreed", async () => {
  const page = await form();
  const pair = { layout: "4-players-9", start: "rows", rows: "u4/6/7/8/1brw5/8/7/3br1/5" };
  await fill(page, { ...pair, "partner-moves": true });
  await goals(page, "1");
  assert.equal(await page.locator(".seat-choices li").count(), 4);
  await start(page);
  const { legal } = await view(page);
  const push = legal.find((move) => move.kind === "push" && move.text === "E2E3");
  assert.ok(push, "own and partner's marble push together");
  const quiet = legal.find((move) => move.kind === "line" && move.own === 2);
  const state = await make(page, quiet);
  assert.equal(state.last.text, quiet.text);
  await page.locator("[data-do=undo]").click();
  await page.waitForFunction(() => document.querySelector("sumito-board").view.ply === 0);
  await page.waitForFunction(() => document.querySelector("sumito-board").playable);
  assert.equal((await make(page, push)).last.kind, "push");
  await close(page);
});

test("Grand Abalone: one action, then two, shown together", async () => {
  const page = await form();
  await fill(page, { layout: "grand" });
  await start(page);
  let state = await view(page);
  const turns = [];
  for (let i = 0; i < 5; i += 1) {
    turns.push(state.turn);
    state = await make(page, state.legal.find((move) => move.kind === "line"));
  }
  assert.deepEqual(turns, [0, 1, 1, 0, 0]);
  const cells = page.locator(".moves li > span:not(.number)");
  const counts = await cells.evaluateAll((all) => all.map((cell) => cell.querySelectorAll("button").length));
  assert.deepEqual(counts, [1, 2, 2, 0]);
  await close(page);
});

test("a throw can be thrown again and is part of the link", async () => {
  const page = await form();
  await fill(page, { start: "thrown" });
  const first = await rules(page);
  assert.match(first, /start=thrown&seed=\d+$/);
  await live(page, () => page.getByRole("button", { name: "Throw again" }).click());
  const second = await rules(page);
  assert.notEqual(second, first);
  await picture(page, "setup-thrown");
  await start(page);
  assert.equal((await view(page)).rules, second);
  await close(page);
});

test("hidden colours look and sound alike until the end", async () => {
  const page = await form();
  await fill(page, { hidden: true });
  assert.equal(await page.locator(".picture .piece.hidden").count(), 28);
  await start(page);
  const label = page.locator('.cells [data-cell="A1"]');
  assert.equal(await label.getAttribute("aria-label"), "A1, marble");
  assert.equal(await page.locator(".pieces .piece:not(.hidden)").count(), 0);
  await drag(page, "A1", "B2");
  await settled(page, 0);
  assert.equal(await page.locator(".pieces .piece:not(.hidden)").count(), 0);
  for (let i = 0; i < 2; i += 1) await page.locator("[data-do=resign]").click();
  await page.locator(".result:visible").waitFor();
  await page.locator(".pieces .piece.black").first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".pieces .piece.hidden").count(), 0);
  await close(page);
});

test("four people share two colours, either way", async () => {
  const page = await form();
  for (const [teams, numbers] of [["shared", [1, 2, 1, 2]], ["crossed", [1, 2, 2, 1]]]) {
    await fill(page, { teams });
    const seats = await page.locator(".seat-name small").allTextContents();
    assert.deepEqual(seats, numbers.map((team) => `team ${team}`));
  }
  await start(page);
  assert.deepEqual((await view(page)).seats.map(({ name }) => name), ["b1", "w1", "b2", "w2"]);
  assert.match(await page.locator(".state").textContent(), /Black 1 to move/);
  await close(page);
});

test("goals, limits, repetition and small boards find their way into the link", async () => {
  const page = await form();
  await fill(page, { goal: "5", without: "a1", "move-limit": "25", "quiet-limit": "15", repetition: "draw" });
  assert.equal(
    await rules(page),
    "abalone/belgian-daisy?goal=5,6&without=A1&move-limit=25&quiet-limit=15&repetition=draw",
  );
  await fill(page, { without: "", layout: "side-3" });
  assert.equal(await page.locator(".picture .cell").count(), 19);
  assert.match(await rules(page), /^abalone\/empty\?side=3&goal=5,3/);
  await close(page);
});

test("every objection is told in words, and where it belongs", async () => {
  const page = await form();
  await fill(page, { obstacles: "A1, Z9", "move-limit": "0", "one-colour": true });
  const told = await page.locator(".objections li").allTextContents();
  assert.ok(told.length >= 2, told.join("\n"));
  assert.ok(told.some((text) => /^Obstacles:/.test(text)) && told.some((text) => /^Move limit:/.test(text)));
  assert.equal(await page.locator("[name=obstacles]").getAttribute("aria-invalid"), "true");
  await picture(page, "setup-objections");
  await page.locator(".preview .primary").click();
  await page.locator(".objections").waitFor();
  await close(page);
});

test("Epaminondas in any size, with stones and symmetries", async () => {
  const page = await form("?rules=epaminondas");
  await live(page, () => page.getByRole("button", { name: "10 × 8" }).click());
  assert.equal(await page.locator("[name=files]").inputValue(), "10");
  await fill(page, { layout: "stones", symmetry: "half-turn", "quiet-limit": "30", repetition: "loss" });
  const wanted = "epaminondas/stones?files=10&ranks=8&symmetry=half-turn&quiet-limit=30&repetition=loss";
  assert.equal(await rules(page), wanted);
  await fill(page, { files: "2" });
  await page.locator(".objections").waitFor();
  await fill(page, { files: "10" });
  await start(page);
  const stone = (await view(page)).legal.find((move) => move.place !== null);
  await press(page, stone.place);
  assert.equal((await settled(page, 0)).last.kind, "place");
  await close(page);
});

test("the link is copied and leads to the same game", async () => {
  const page = await form("", { permissions: ["clipboard-read", "clipboard-write"] });
  await fill(page, { layout: "3-players-11", shield: true, goal: "4" });
  await page.locator(".copy").click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const wanted = await rules(page);
  await close(page);
  const other = await open(browser, server.address, link);
  assert.equal(await rules(other), wanted);
  assert.ok(await other.locator("[name=shield]").isChecked());
  assert.equal(await other.locator(".seat-choices li").count(), 3);
  await close(other);
});

test("seats and clocks are chosen seat by seat", async () => {
  const page = await form("?rules=abalone/3-players-11");
  await fill(page, { clock: "own" });
  await fill(page, { "clock-base": "5", "clock-increment": "3", "clock-bonus": "10" });
  await live(page, () => page.locator("[name=seat]").nth(0).selectOption("2"));
  await live(page, () => page.locator("[name=seat]").nth(1).selectOption("human"));
  await fill(page, { bottom: "1" });
  await page.locator(".preview .primary").click();
  await page.waitForURL(/\/games\/.*bottom=1/);
  const id = new URL(page.url()).pathname;
  const state = await (await fetch(`${server.address}/api${id}`)).json();
  assert.deepEqual(state.controllers.map(({ level }) => level ?? 0), [2, 0, 3]);
  assert.equal(state.clocks.control, "5m+3s+10%");
  assert.match(await page.locator(".seats.below").textContent(), /White/);
  await close(page);
});

test("the form works by keyboard alone", async () => {
  const page = await form();
  await page.locator("[name=layout][value=standard]").focus();
  await live(page, () => page.keyboard.press("Space"));
  await page.locator("[name=rotate]").focus();
  await live(page, () => page.keyboard.press("Space"));
  await page.locator("[name=obstacles]").focus();
  await page.keyboard.type("e5");
  // Enter shows what is filled in; it does not begin the game.
  await live(page, () => page.keyboard.press("Enter"));
  assert.equal(await rules(page), "abalone/standard?obstacles=E5&rotate=yes");
  assert.equal(await page.evaluate(() => document.activeElement.name), "obstacles");
  await page.locator(".preview .primary").focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/games\//);
  await close(page);
});

test("the form works without scripts", async () => {
  const page = await form("", { javaScriptEnabled: false });
  await page.locator("[name=layout][value='4-players-9']").check({ force: true });
  await page.locator("[name=shield]").check();
  await page.getByRole("button", { name: "Show it on the board" }).last().click();
  await page.waitForURL(/\/new\?/);
  assert.equal(await page.locator(".seat-choices li").count(), 4);
  assert.ok(await page.locator("[name=shield]").isChecked());
  await page.locator(".preview .primary").click();
  await page.waitForURL(/\/games\//);
  assert.match(await page.locator("h1").textContent(), /shields slide/);
  await page.context().close();
});

test("the form fits a phone", async () => {
  for (const path of ["?rules=abalone/6-players", "?rules=epaminondas"]) {
    const page = await form(path, { viewport: PHONE, hasTouch: true, isMobile: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= PHONE.width, `${path}: ${wide} px wide`);
    await close(page);
  }
});
