/**
 * A tree of moves as the last part of an address: what stands after `#` never leaves the browser
 * but in a link somebody shares, so that nothing has to be kept anywhere.
 *
 * @import {TreeData} from "./tree.js"
 */

const NAME = "#tree=";

/**
 * @param {TreeData} tree
 * @returns {Promise<string>}
 */
export async function pack(tree) {
  const squeezed = new Blob([JSON.stringify(tree)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return NAME + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The tree of an address; null if it has none, or what it has is damaged.
 * @param {string} hash
 * @returns {Promise<TreeData|null>}
 */
export async function unpack(hash) {
  if (!hash.startsWith(NAME)) return null;
  try {
    const text = atob(hash.slice(NAME.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await new Response(whole).text());
  } catch {
    return null;
  }
}
