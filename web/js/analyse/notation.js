/**
 * The moves of a tree to read and to press: the main line, and the variations set off beneath the
 * move they replace.
 *
 * @import {Tree} from "./tree.js"
 */

import { say } from "../board/words.js";

export class MoveTree {
  /**
   * @param {HTMLElement} box
   * @param {Record<string, string>} words
   * @param {(id: number) => void} chosen
   */
  constructor(box, words, chosen) {
    this.box = box;
    this.words = words;
    box.addEventListener("click", (event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (button) chosen(Number(button.dataset.node));
    });
  }

  /** @param {Tree} tree */
  write(tree) {
    /** What follows each node. @type {number[][]} */
    const children = tree.nodes.map(() => []);
    tree.nodes.forEach(({ parent }, id) => id > 0 && children[parent].push(id));
    this.children = children;
    this.tree = tree;
    const line = element("div", "line main");
    const start = this.#button(0);
    line.append(start, " ");
    this.#remark(line, tree.nodes[0].comment);
    if (children[0].length > 0) this.#line(line, children[0][0]);
    this.box.replaceChildren(line);
    this.show();
  }

  /** Marks the move shown. */
  show() {
    this.box.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const current = this.box.querySelector(`[data-node="${this.tree?.at}"]`);
    current?.setAttribute("aria-current", "true");
    const box = this.box.parentElement;
    if (!(current instanceof HTMLElement) || !box) return;
    const top = current.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + current.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }

  /**
   * @param {HTMLElement} into
   * @param {number} first
   */
  #line(into, first) {
    const [tree, children] = [/** @type {Tree} */ (this.tree), this.children ?? []];
    let fresh = true;
    for (let id = first; id !== undefined; id = children[id][0]) {
      const node = tree.nodes[id];
      this.#remark(into, node.before);
      if (node.seat === 0 || fresh || node.before) {
        const number = element("span", "number");
        number.textContent = node.seat === 0 ? `${node.round}.` : `${node.round}…`;
        into.append(number, " ");
      }
      into.append(this.#button(id), " ");
      const siblings = children[node.parent];
      const others = siblings[0] === id ? siblings.slice(1) : [];
      fresh = Boolean(node.comment) || others.length > 0;
      this.#remark(into, node.comment);
      if (others.length === 0) continue;
      const list = element("ul", "variations");
      list.setAttribute("aria-label", say(this.words, "variation"));
      for (const other of others) {
        const item = element("li", "line");
        this.#line(item, other);
        list.append(item);
      }
      into.append(list);
    }
  }

  /** @param {number} id */
  #button(id) {
    const { text, glyphs, unread } = /** @type {Tree} */ (this.tree).nodes[id];
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.node = String(id);
    const left = /^(resign|flag)-/.exec(text);
    button.textContent = id === 0 ? say(this.words, "start") : left ? say(this.words, left[1]) : text;
    if (id === 0) button.classList.add("start");
    if (unread) {
      button.classList.add("unread");
      button.disabled = true;
      button.title = say(this.words, "unread");
    }
    for (const glyph of glyphs ?? []) {
      const mark = element("span", "glyph");
      mark.textContent = glyph;
      button.append(mark);
    }
    return button;
  }

  /** @param {HTMLElement} into @param {string|undefined} text */
  #remark(into, text) {
    if (!text) return;
    const remark = element("span", "remark");
    remark.textContent = text;
    into.append(remark, " ");
  }
}

/** @param {string} tag @param {string} name */
function element(tag, name) {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}
