/** The form for a new game: shows at once what is chosen, and what speaks against it. */

import { Refusal, ask } from "../game/client.js";

const form = /** @type {HTMLFormElement|null} */ (document.querySelector(".new-game"));
if (form) watch(form);

/** @param {HTMLFormElement} form */
function watch(form) {
  const picture = form.querySelector(".picture");
  const objection = form.querySelector("output");
  const level = form.querySelector(".level");
  const value = (/** @type {string} */ name) => String(new FormData(form).get(name) ?? "");
  const sizes = form.querySelector(".sizes");
  sizes?.removeAttribute("hidden");
  sizes?.addEventListener("click", (event) => {
    const size = event.target instanceof HTMLElement && event.target.closest("button");
    if (!size) return;
    for (const name of ["files", "ranks"]) {
      const field = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
      field.value = size.dataset[name] ?? "";
    }
    form.dispatchEvent(new Event("change"));
  });
  const seats = () => level?.toggleAttribute("hidden", value("side") === "both");
  seats();

  let latest = 0;
  form.addEventListener("change", async () => {
    seats();
    const asked = (latest += 1);
    const rules = rulesOf(value);
    const position = value("position") || undefined;
    try {
      await ask("/api/position", { rules, position });
      if (asked !== latest) return;
      objection?.setAttribute("hidden", "");
      const query = new URLSearchParams({ rules, ...(position && { position }) });
      const image = new Image();
      image.alt = "";
      image.src = `/api/board.svg?${query}`;
      await image.decode();
      if (asked === latest) picture?.replaceChildren(image);
    } catch (error) {
      if (asked !== latest || !objection || !(error instanceof Refusal)) return;
      objection.textContent = error.message;
      objection.removeAttribute("hidden");
    }
  });
}

/**
 * The rule set the form describes, put together as the server does it.
 * @param {(name: string) => string} value
 */
function rulesOf(value) {
  if (value("rules").trim()) return value("rules").trim();
  const [game, layout] = [value("game"), value("layout")];
  const keys = ["files", "ranks", "symmetry"].filter((key) => value(key));
  const query = keys.map((key) => `${key}=${value(key)}`).join("&");
  return game + (layout && `/${layout}`) + (query && `?${query}`);
}
