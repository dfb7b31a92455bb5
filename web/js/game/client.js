/**
 * The server's interface.
 *
 * @import {GameView} from "../board/types.js"
 *
 * @typedef {{kind: "human"} | {kind: "engine", level: number}} Controller
 * @typedef {{control: string, left: number[], turn: number, running: boolean}} Clocks
 *
 * @typedef {object} GameState
 * @property {string|null} id Null for a game that has not begun.
 * @property {GameView} view
 * @property {Controller[]} controllers
 * @property {boolean} thinking
 * @property {Clocks|null} clocks
 * @property {string|null} resultText
 * @property {number} liveMoves
 */

/** What the server did not do, and why, in words. */
export class Refusal extends Error {
  /** @param {string} reason @param {number} status */
  constructor(reason, status) {
    super(reason);
    this.status = status;
  }
}

/**
 * Asks the server; with a body it is told something.
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const headers = { accept: "application/json", "content-type": "application/json" };
  const told = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const response = await fetch(path, { headers, ...told });
  if (response.ok) return response.json();
  const problem = await response.json().catch(() => ({}));
  throw new Refusal(problem.detail ?? response.statusText, response.status);
}

/**
 * Why the server refuses a stream, which the stream itself does not tell; null if it does not refuse.
 * @param {string} path
 * @returns {Promise<string|null>}
 */
export async function whyNoStream(path) {
  const enough = new AbortController();
  try {
    const response = await fetch(path, { headers: { accept: "application/json" }, signal: enough.signal });
    return response.ok ? null : ((await response.json()).detail ?? null);
  } catch {
    return null;
  } finally {
    enough.abort();
  }
}

/**
 * Follows a game: hands over its state now and whenever it changes.
 * @param {string} id
 * @param {(state: GameState) => void} changed
 * @param {(connected: boolean) => void} connection
 */
export function follow(id, changed, connection) {
  const source = new EventSource(`/api/games/${id}/events`);
  source.addEventListener("game", (event) => changed(JSON.parse(event.data)));
  source.addEventListener("open", () => connection(true));
  source.addEventListener("error", () => connection(false));
  addEventListener("pagehide", () => source.close());
}
