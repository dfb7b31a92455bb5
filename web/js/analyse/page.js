/**
 * The analysis board: any legal move for any seat, variations, comments, and the engine's opinion.
 *
 * @import {MoveView} from "../board/types.js"
 * @import {SumitoBoard} from "../board/sumito-board.js"
 * @import {GameState} from "../game/client.js"
 * @import {Place} from "./engine.js"
 * @import {Graph} from "./graph.js"
 * @import {TreeData} from "./tree.js"
 */

import { say } from "../board/words.js";
import { askTwice } from "../game/ask-twice.js";
import { Refusal, ask } from "../game/client.js";
import { find, hearTyped, whyNot } from "../game/parts.js";
import { seatName, turnFor } from "../game/seats.js";
import { EnginePanel } from "./engine.js";
import { GraphPanel } from "./graph.js";
import { pack, unpack } from "./link.js";
import { MoveTree } from "./notation.js";
import { Oracle } from "./oracle.js";
import { Tree } from "./tree.js";

/** How long after a change the address is written anew, in milliseconds. */
const SAVED = 300;
/** How long a button says that it has copied, in milliseconds. */
const COPIED = 1600;

export class AnalysePage {
  /** Steps are taken one after the other. @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** Views of nodes that were shown, by the moves that lead there. @type {Map<string, GameState>} */
  #known = new Map();
  /** @type {GameState} */
  #state;
  /** The seat at the bottom of the board. */
  #below = 0;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #saving;

  /**
   * @param {HTMLElement} root
   * @param {Record<string, string>} words
   */
  constructor(root, words) {
    this.root = root;
    this.words = words;
    this.#state = JSON.parse(root.dataset.state ?? "{}");
    this.tree = new Tree(JSON.parse(root.dataset.tree ?? "{}"));
    this.board = /** @type {SumitoBoard} */ (this.#find("sumito-board"));
    this.board.words = words;
    this.moves = new MoveTree(this.#find(".tree"), words, (id) => void this.go(id));
    this.engine = new EnginePanel(
      this.#find(".engine"),
      words,
      (moves, threat) => this.board.advise(moves, threat),
      (moves) => void this.#follow(moves),
    );
    this.graph = new GraphPanel(
      this.#find(".graph"),
      words,
      () => this.#place(this.tree.mainLine()),
      (ply) => this.tree.nodes[this.tree.mainLine()[ply - 1]]?.round ?? 0,
      (ply) => void this.go([0, ...this.tree.mainLine()][ply] ?? 0),
      (graph) => this.#judge(graph),
    );
    this.oracle = new Oracle(
      /** @type {HTMLDetailsElement} */ (this.#find(".book")),
      /** @type {HTMLDetailsElement} */ (this.#find(".solver")),
      this.root.querySelector("details.tables"),
      words,
      (moves) => void this.#follow(moves),
      (moves) => this.board.advise(moves),
    );
    this.#known.set("", this.#state);
    this.#wire();
    void this.#begin();
  }

  /** @param {string} selector */
  #find(selector) {
    return find(this.root, selector);
  }

  /** Begins with the tree in the address, if there is one, else with the page's own. */
  async #begin() {
    const own = this.tree.data;
    const kept = await unpack(location.hash);
    if (kept) {
      try {
        this.tree = new Tree((await ask("/api/analysis/record", kept)).tree);
      } catch (error) {
        this.#refuse(error);
      }
    }
    for (const name of [".remarks", ".tree-actions", "[data-do=link]", "[data-do=text]"]) {
      this.#find(name).hidden = false;
    }
    const { rules, position } = this.tree.data;
    // The address may hold another game than the page was asked for.
    if (rules !== own.rules || (position ?? "") !== (own.position ?? "")) await this.#redraw();
    this.board.view = this.#state.view;
    this.moves.write(this.tree);
    await this.go(kept || this.#endAsked() ? this.tree.end() : 0);
    // What was wrong with a record is read first.
    /** @type {HTMLElement|null} */ (this.root.querySelector(".problems"))?.focus();
    // What was pasted or uploaded stands in no address yet.
    if (!kept && !location.search && this.tree.nodes.length > 1) await this.#save();
  }

  /** Whether the end is shown first: of a game, and of a record that breaks off at a fault. */
  #endAsked() {
    return "atEnd" in this.root.dataset || new URLSearchParams(location.search).has("game");
  }

  /** Draws the board of another rule set. */
  async #redraw() {
    const { rules, position } = this.tree.data;
    const [state, { svg }] = await Promise.all([
      ask("/api/position", { rules, position, moves: [] }),
      ask("/api/setup", { rules, position, draw: true }),
    ]);
    this.#state = state;
    this.#known = new Map([["", state]]);
    const drawing = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    const board = /** @type {SumitoBoard} */ (document.createElement("sumito-board"));
    board.append(document.importNode(drawing, true));
    board.words = this.words;
    this.board.replaceWith(board);
    this.board = board;
  }

  #wire() {
    this.root.addEventListener("sumito-move", (event) => {
      const { move } = /** @type {CustomEvent<{move: MoveView}>} */ (event).detail;
      void this.play(move.text);
    });
    const { words } = this;
    this.root.addEventListener("sumito-try", (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      void whyNot(this.#state.view, detail, words).then((why) => this.board.refuse(why));
    });
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
      this.root.querySelectorAll("button[data-step]")
    )) {
      if (button.closest(".steps")) button.addEventListener("click", () => this.#step(button.dataset.step ?? ""));
    }
    this.#find("[data-do=flip]").addEventListener("click", () => {
      this.#below = this.#across();
      this.#orient();
    });
    hearTyped(this.root, (text) => this.play(text));
    document.addEventListener("keydown", (event) => this.#key(event));
    this.#find("[data-do=promote]").addEventListener("click", () => {
      this.tree.promote();
      this.#changed();
    });
    askTwice(
      /** @type {HTMLButtonElement} */ (this.#find("[data-do=delete]")),
      () => {
        this.tree.remove();
        this.#changed();
        void this.go(this.tree.at);
      },
      () => this.tree.following > 1,
    );
    const comment = /** @type {HTMLTextAreaElement} */ (this.#find("[name=comment]"));
    comment.addEventListener("input", () => {
      this.tree.node.comment = comment.value.replaceAll("}", ")").trim();
      this.#changed();
    });
    const glyph = /** @type {HTMLSelectElement} */ (this.#find("[name=glyph]"));
    glyph.addEventListener("change", () => {
      const others = (this.tree.node.glyphs ?? []).filter((mark) => !/^[!?]+$/.test(mark));
      this.tree.node.glyphs = [...(glyph.value ? [glyph.value] : []), ...others];
      this.#changed();
    });
    this.#wireKeeping();
  }

  #wireKeeping() {
    const link = /** @type {HTMLButtonElement} */ (this.#find("[data-do=link]"));
    link.addEventListener("click", () => {
      void this.#save().then(() => this.#copy(link, location.href));
    });
    const text = this.#find("[data-do=text]");
    text.addEventListener("click", () => {
      ask("/api/analysis/record", this.tree.data).then(
        ({ record }) => {
          const box = this.#find(".record-text");
          box.hidden = false;
          const area = /** @type {HTMLTextAreaElement} */ (box.querySelector("textarea"));
          area.value = record;
          area.focus();
          area.select();
        },
        (error) => this.#refuse(error),
      );
    });
    this.#find(".save").addEventListener("submit", () => {
      /** @type {HTMLInputElement} */ (this.#find(".save [name=tree]")).value = JSON.stringify(this.tree.data);
    });
    const records = /** @type {HTMLSelectElement|null} */ (this.root.querySelector("[name=records]"));
    records?.addEventListener("change", () => {
      void this.#open(JSON.parse(records.value), "atEnd" in records.selectedOptions[0].dataset);
    });
  }

  /**
   * Opens another record of the same text.
   * @param {TreeData} data
   * @param {boolean} atEnd Whether its end is shown first.
   */
  async #open(data, atEnd) {
    this.tree = new Tree(data);
    await this.#redraw();
    this.board.view = this.#state.view;
    this.moves.write(this.tree);
    this.#changed();
    await this.go(atEnd ? this.tree.end() : 0);
  }

  /** @param {HTMLButtonElement} button @param {string} text */
  async #copy(button, text) {
    const plain = (button.dataset.plain ??= button.textContent ?? "");
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = button.dataset.done ?? plain;
      setTimeout(() => (button.textContent = plain), COPIED);
    } catch {
      // Without leave to copy, the text is shown to be copied by hand.
      window.prompt(plain, text);
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const busy = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (busy || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps = /** @type {Record<string, string>} */ ({
      ArrowLeft: "back",
      ArrowRight: "on",
      ArrowUp: "above",
      ArrowDown: "beneath",
      Home: "first",
      End: "last",
    });
    const step = steps[event.key];
    if (!step) return;
    const scrolls = step === "above" || step === "beneath" || step === "first" || step === "last";
    const within = event.target instanceof Element && event.target.closest(".moves-box, body:focus");
    // Elsewhere these keys scroll the page, and shall.
    if (scrolls && !within && event.target !== document.body) return;
    if (this.#step(step)) event.preventDefault();
  }

  /**
   * Takes a step in the tree. Says whether there was one to take.
   * @param {string} step
   */
  #step(step) {
    const { tree } = this;
    const siblings = tree.at === 0 ? [] : tree.children(tree.node.parent);
    const place = siblings.indexOf(tree.at);
    const goals = /** @type {Record<string, number|undefined>} */ ({
      first: 0,
      back: tree.at === 0 ? undefined : tree.node.parent,
      on: tree.children(tree.at)[0],
      last: tree.end(),
      above: siblings[place - 1],
      beneath: siblings[place + 1],
    });
    const goal = goals[step];
    if (goal === undefined || tree.nodes[goal].unread) return false;
    void this.go(goal);
    return true;
  }

  /**
   * Shows a node.
   * @param {number} id
   */
  go(id) {
    return this.#take(async () => {
      const state = await this.#look(this.tree.words(id));
      this.tree.at = id;
      this.#show(state);
    });
  }

  /**
   * Does one thing after what was begun before. Says whether it could be done.
   * @param {() => Promise<void>} step
   * @returns {Promise<boolean>}
   */
  #take(step) {
    const taken = this.#queue.then(step).then(
      () => true,
      (error) => {
        this.#refuse(error);
        return false;
      },
    );
    this.#queue = taken;
    return taken;
  }

  /**
   * The state after these moves.
   * @param {string[]} moves
   * @returns {Promise<GameState>}
   */
  async #look(moves) {
    const key = moves.join(" ");
    const known = this.#known.get(key);
    if (known) return known;
    const { rules, position } = this.tree.data;
    const state = await ask("/api/position", { rules, position, moves });
    this.#known.set(key, state);
    return state;
  }

  /**
   * Plays a move from the position shown. Says whether it was taken.
   * @param {string} text
   */
  play(text) {
    return this.#take(() => this.#add(text));
  }

  /**
   * Plays a line of moves from the position shown.
   * @param {string[]} moves
   */
  #follow(moves) {
    return this.#take(async () => {
      for (const text of moves) await this.#add(text);
    });
  }

  /** @param {string} typed */
  async #add(typed) {
    const { tree } = this;
    const state = await this.#look([...tree.words(), typed]);
    const { view } = state;
    // The server writes the move as the game's notation has it, however it was typed.
    const text = view.moves[view.moves.length - 1];
    const seat = view.movers[view.movers.length - 1] ?? tree.node.seat;
    const [before, now] = view.turns.slice(-2);
    const wraps = tree.at !== 0 && (seat < tree.node.seat || (seat === tree.node.seat && now > before));
    const count = tree.nodes.length;
    const id = tree.add(tree.at, { text, seat, round: tree.node.round + (wraps ? 1 : 0) });
    tree.at = id;
    this.#known.set(tree.words().join(" "), state);
    if (tree.nodes.length > count) this.#changed();
    this.#show(state);
  }

  /** @param {GameState} state */
  #show(state) {
    this.#state = state;
    const { view } = state;
    const { tree } = this;
    this.board.playable = view.turn !== null;
    this.board.view = view;
    this.#orient();
    this.moves.show();
    const able = (/** @type {string} */ selector, /** @type {boolean} */ is) => {
      for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (this.root.querySelectorAll(selector))) {
        button.disabled = !is;
      }
    };
    const next = tree.children(tree.at)[0];
    able(".steps [data-step=first], .steps [data-step=back]", tree.at !== 0);
    able(".steps [data-step=on], .steps [data-step=last]", next !== undefined && !tree.nodes[next].unread);
    able("[data-do=promote]", tree.promotable);
    able("[data-do=delete]", tree.at !== 0);
    const comment = /** @type {HTMLTextAreaElement} */ (this.#find("[name=comment]"));
    if (document.activeElement !== comment) comment.value = tree.node.comment ?? "";
    const glyph = /** @type {HTMLSelectElement} */ (this.#find("[name=glyph]"));
    glyph.value = (tree.node.glyphs ?? []).find((mark) => /^[!?]+$/.test(mark)) ?? "";
    glyph.disabled = tree.at === 0;
    for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (this.root.querySelectorAll(".go input"))) {
      input.value = input.name === "rules" ? view.rules : view.position;
    }
    const line = this.#find(".state");
    const text =
      state.resultText ??
      (view.turn === null ? "" : say(this.words, "toMove", { colour: seatName(this.words, view, view.turn) }));
    if (line.textContent !== text) line.textContent = text;
    const place = this.#place(tree.path());
    this.engine.show(place);
    this.oracle.show(place);
    this.graph.show(tree.isMain(tree.at) ? tree.path().length : null);
  }

  /**
   * A line of the tree as those who ask the server need it.
   * @param {number[]} nodes
   * @returns {Place}
   */
  #place(nodes) {
    const { view } = this.#state;
    const { rules, position } = this.tree.data;
    return {
      rules,
      position,
      moves: nodes.map((id) => this.tree.nodes[id].text),
      two: new Set(view.seats.map(({ team }) => team)).size === 2,
      over: view.turn === null,
      sides: [0, 1].map((team) => view.seats.find((seat) => seat.team === team)?.colour ?? ""),
    };
  }

  /**
   * Writes judgements into the tree: a mark at each mistake, and the better line as a variation.
   * @param {Graph} graph
   */
  #judge(graph) {
    const main = this.tree.mainLine();
    for (const judged of graph.plies) {
      const id = main[judged.ply - 1];
      if (judged.class === null || !judged.glyph || id === undefined) continue;
      const node = this.tree.nodes[id];
      const others = (node.glyphs ?? []).filter((mark) => !/^[!?]+$/.test(mark));
      node.glyphs = [judged.glyph, ...others];
      let last = node.parent;
      judged.line.forEach((text, i) => {
        // Seats take turns as they do along the game itself.
        const like = this.tree.nodes[main[judged.ply - 1 + i]];
        const seat = like?.seat ?? 0;
        const before = this.tree.nodes[last];
        const round = i === 0 ? node.round : before.round + (seat < before.seat ? 1 : 0);
        last = this.tree.add(last, { text, seat, round });
      });
    }
    this.#changed();
  }

  #across() {
    const { view } = this.#state;
    const across = (turnFor(this.#below, view) + 3) % 6;
    const found = view.seats.findIndex((_, seat) => turnFor(seat, view) === across);
    return found >= 0 ? found : (this.#below + 1) % view.seats.length;
  }

  #orient() {
    const { view } = this.#state;
    const turn = turnFor(this.#below, view);
    if (this.board.turn !== turn) this.board.turn = turn;
    const drawing = this.board.querySelector("svg.board");
    const many = new Set(view.seats.map(({ colour }) => colour)).size > 2;
    drawing?.classList.toggle("engraved-marks", many || localStorage.getItem("marks") === "on");
  }

  /** The tree is another now. */
  #changed() {
    this.moves.write(this.tree);
    this.graph.show(this.tree.isMain(this.tree.at) ? this.tree.path().length : null);
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => void this.#save(), SAVED);
    /** @type {HTMLButtonElement} */ (this.#find("[data-do=promote]")).disabled = !this.tree.promotable;
  }

  /** Keeps the tree in the address. */
  async #save() {
    clearTimeout(this.#saving);
    history.replaceState(null, "", location.pathname + location.search + (await pack(this.tree.data)));
  }

  /** @param {unknown} error */
  #refuse(error) {
    this.board.refuse(error instanceof Refusal ? error.message : say(this.words, "offline"));
    if (!(error instanceof Refusal) && !(error instanceof TypeError)) throw error;
  }
}
