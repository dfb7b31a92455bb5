/**
 * A game as a tree of moves. Nothing here knows a rule: the server says what may be played.
 *
 * @typedef {object} Node
 * @property {number} parent The node it follows, by its place in the list; the start follows itself.
 * @property {string} text The move; empty at the start.
 * @property {string} [before] What is said before it.
 * @property {string} [comment] What is said about it.
 * @property {string[]} [glyphs] Judgements: `!`, `?!`.
 * @property {boolean} [unread] Whether it is a word that cannot be played.
 * @property {number} seat The seat that moves.
 * @property {number} round The round it belongs to, from 1.
 *
 * @typedef {object} TreeData
 * @property {string} rules
 * @property {string|null} [position]
 * @property {[string, string][]} tags
 * @property {Node[]} nodes
 */

export class Tree {
  /** The node shown. */
  at = 0;

  /** @param {TreeData} data */
  constructor(data) {
    this.data = data;
  }

  get nodes() {
    return this.data.nodes;
  }

  get node() {
    return this.nodes[this.at];
  }

  /**
   * The nodes that follow one, the main line first.
   * @param {number} id
   */
  children(id) {
    return this.nodes.flatMap((node, i) => (i > 0 && node.parent === id ? [i] : []));
  }

  /**
   * The nodes from the first move to one.
   * @param {number} [id]
   * @returns {number[]}
   */
  path(id = this.at) {
    const path = [];
    for (let node = id; node !== 0; node = this.nodes[node].parent) path.unshift(node);
    return path;
  }

  /**
   * The moves from the start to a node.
   * @param {number} [id]
   */
  words(id = this.at) {
    return this.path(id).map((node) => this.nodes[node].text);
  }

  /** The nodes of the main line that can be played. */
  mainLine() {
    const line = [];
    for (let id = this.children(0)[0]; id !== undefined && !this.nodes[id].unread; id = this.children(id)[0]) line.push(id);
    return line;
  }

  /** The last node of the line shown. */
  end() {
    let last = this.at;
    for (let next = this.children(last)[0]; next !== undefined; next = this.children(last)[0]) last = next;
    return last;
  }

  /**
   * The node with this move after another, if there is one.
   * @param {number} id
   * @param {string} text
   */
  find(id, text) {
    return this.children(id).find((child) => this.nodes[child].text === text);
  }

  /**
   * Adds a move after a node, or finds it there; gives its place.
   * @param {number} after
   * @param {Omit<Node, "parent">} node
   */
  add(after, node) {
    const known = this.find(after, node.text);
    if (known !== undefined) return known;
    return this.nodes.push({ ...node, parent: after }) - 1;
  }

  /**
   * Whether a node is on the main line.
   * @param {number} id
   */
  isMain(id) {
    return this.path(id).every((node) => this.children(this.nodes[node].parent)[0] === node);
  }

  /** The node where the line shown leaves the one before it; 0 on the main line. */
  branch() {
    const away = this.path().filter((node) => this.children(this.nodes[node].parent)[0] !== node);
    return away[away.length - 1] ?? 0;
  }

  /** Whether the line shown can come before the one it leaves. */
  get promotable() {
    const branch = this.branch();
    if (branch === 0) return false;
    for (let id = branch; id !== undefined; id = this.children(id)[0]) {
      if (this.nodes[id].unread) return false;
    }
    return true;
  }

  /** Makes the line shown the one before all others where it branches off. */
  promote() {
    const branch = this.branch();
    if (branch === 0) return;
    const { parent } = this.nodes[branch];
    const others = this.children(parent).filter((id) => id !== branch);
    this.#arrange([branch, ...others], parent);
  }

  /** Takes the node shown and all that follows it away; shows the one before. */
  remove() {
    if (this.at === 0) return;
    const { parent } = this.node;
    const gone = new Set([this.at]);
    this.nodes.forEach((node, id) => id > 0 && gone.has(node.parent) && gone.add(id));
    this.at = parent;
    this.#keep(this.nodes.map((_, id) => id).filter((id) => !gone.has(id)));
  }

  /**
   * How many nodes would go with the one shown.
   */
  get following() {
    const below = new Set([this.at]);
    this.nodes.forEach((node, id) => id > 0 && below.has(node.parent) && below.add(id));
    return below.size;
  }

  /**
   * Puts what follows `parent` in this order.
   * @param {number[]} order
   * @param {number} parent
   */
  #arrange(order, parent) {
    /** @type {number[]} */
    const kept = [];
    const visit = (/** @type {number} */ root) => {
      const waiting = [root];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        kept.push(id);
        waiting.push(...(id === parent ? order : this.children(id)).reverse());
      }
    };
    visit(0);
    this.#keep(kept);
  }

  /**
   * Keeps these nodes in this order; each comes after the one it follows.
   * @param {number[]} ids
   */
  #keep(ids) {
    const place = new Map(ids.map((id, i) => [id, i]));
    const nodes = ids.map((id) => {
      const node = this.nodes[id];
      return { ...node, parent: place.get(node.parent) ?? 0 };
    });
    this.at = place.get(this.at) ?? 0;
    this.data.nodes = nodes;
  }
}
