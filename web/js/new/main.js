/**
 * The form for a new game: shows at once what is filled in, and what speaks against it.
 *
 * What the fields come to is worked out by the server alone: the form is sent as it is, and the
 * parts of the page that follow from it come back as they are to be shown.
 */

const form = /** @type {HTMLFormElement|null} */ (document.querySelector(".new-game"));
if (form) watch(form);

/** How long after the last letter a typed field counts as filled in, in milliseconds. */
const TYPED = 350;

/** @param {HTMLFormElement} form */
function watch(form) {
  /** @type {AbortController|undefined} */
  let asking;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let soon;
  /** What was asked last: a field that is left as it is asks nothing. */
  let asked = fields(form).toString();

  /** @param {HTMLElement|null} [pressed] The button that asks for something. */
  const refresh = async (pressed) => {
    clearTimeout(soon);
    const button = pressed instanceof HTMLButtonElement ? pressed : undefined;
    const query = fields(form, button);
    if (!button && query.toString() === asked) return;
    asking?.abort();
    const mine = (asking = new AbortController());
    asked = query.toString();
    query.append("part", "live");
    form.setAttribute("aria-busy", "true");
    try {
      const response = await fetch(`/new?${query}`, { signal: mine.signal });
      if (response.ok) {
        replace(form, await response.text(), button);
        asked = fields(form).toString();
      }
    } catch (error) {
      // Overtaken by a later question, or the server is away: what is shown stays.
      if (mine.signal.aborted) return;
    }
    form.removeAttribute("aria-busy");
  };

  form.addEventListener("change", (event) => {
    const input = event.target;
    if (input instanceof HTMLInputElement && (input.name === "pick" || input.readOnly)) return;
    void refresh();
  });
  form.addEventListener("input", (event) => {
    if (!(event.target instanceof HTMLInputElement) || !typed(event.target)) return;
    clearTimeout(soon);
    soon = setTimeout(() => void refresh(), TYPED);
  });
  form.addEventListener("submit", (event) => {
    if (event.submitter?.getAttribute("formaction") !== "/new") return;
    event.preventDefault();
    void refresh(event.submitter);
  });
  const pick = form.querySelector(".pick");
  pick?.removeAttribute("hidden");
  form.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(".copy")) void copy(form);
    const cell = target?.closest("[data-cell]");
    if (cell instanceof SVGElement && cell.dataset.cell) put(form, cell.dataset.cell, refresh);
  });
  share(form);
}

/**
 * The form as it would be sent.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} [button]
 */
function fields(form, button) {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) query.append(name, String(value));
  return query;
}

/** @param {Element|null} element */
function typed(element) {
  return element instanceof HTMLInputElement && ["text", "number"].includes(element.type);
}

/**
 * Puts the parts that came in the place of those that are there. What is being typed in stays.
 * @param {HTMLFormElement} form
 * @param {string} text
 * @param {HTMLButtonElement|undefined} pressed
 */
function replace(form, text, pressed) {
  const parts = new DOMParser().parseFromString(text, "text/html").querySelectorAll("[data-live]");
  for (const part of parts) {
    const old = form.querySelector(`#${part.id}`);
    const focused = document.activeElement;
    const inside = old?.contains(focused) ?? false;
    if (!old || (inside && typed(focused))) continue;
    const where = inside && focused ? place(old, focused) : -1;
    old.replaceWith(document.adoptNode(part));
    if (where >= 0) controls(part)[where]?.focus({ preventScroll: true });
  }
  if (pressed?.isConnected === false && document.activeElement === document.body) {
    const again = `button[name="${pressed.name}"][value="${pressed.value}"]`;
    /** @type {HTMLElement|null} */ (form.querySelector(again))?.focus({ preventScroll: true });
  }
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  for (const objection of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-about]"))) {
    const field = form.querySelector(`input[type=text][name="${objection.dataset.about}"],
      input:not([type])[name="${objection.dataset.about}"],
      input[type=number][name="${objection.dataset.about}"]`);
    field?.setAttribute("aria-invalid", "true");
  }
  share(form);
}

/** @param {Element} part @returns {HTMLElement[]} */
function controls(part) {
  return [...part.querySelectorAll("input, select, button")].filter((one) => one instanceof HTMLElement);
}

/** @param {Element} part @param {Element} focused */
function place(part, focused) {
  return controls(part).findIndex((one) => one === focused);
}

/**
 * Puts what is chosen on a cell, or takes it away again.
 * @param {HTMLFormElement} form
 * @param {string} cell
 * @param {() => void} refresh
 */
function put(form, cell, refresh) {
  const tool = form.querySelector("input[name=pick]:checked");
  const field = tool instanceof HTMLInputElement && tool.value ? form.elements.namedItem(tool.value) : null;
  if (!(field instanceof HTMLInputElement)) return;
  const cells = field.value.split(/[\s,;]+/).filter(Boolean);
  const others = cells.filter((one) => one.toUpperCase() !== cell);
  field.value = (others.length < cells.length ? others : [...cells, cell]).join(", ");
  refresh();
}

/** Makes the link whole, and offers to copy it. @param {HTMLFormElement} form */
function share(form) {
  const link = form.querySelector(".link");
  if (link instanceof HTMLInputElement) link.value = new URL(link.value, location.href).href;
  form.querySelector(".copy")?.removeAttribute("hidden");
}

/** @param {HTMLFormElement} form */
async function copy(form) {
  const [link, button] = [form.querySelector(".link"), form.querySelector(".copy")];
  if (!(link instanceof HTMLInputElement) || !(button instanceof HTMLElement)) return;
  try {
    await navigator.clipboard.writeText(link.value);
  } catch {
    // Without leave to write to the clipboard the link is chosen, ready to be copied by hand.
    link.select();
    return;
  }
  button.textContent = button.dataset.done ?? "";
}
