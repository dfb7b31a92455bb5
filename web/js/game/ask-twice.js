/** How long a button waits to be pressed again before it does what cannot be undone. */
const SURE = 4000;

/**
 * A button that asks once before it acts.
 * @param {HTMLButtonElement} button
 * @param {() => void} act
 * @param {() => boolean} [doubt] Whether it has to ask.
 */
export function askTwice(button, act, doubt = () => true) {
  const plain = button.textContent ?? "";
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let waiting;
  const calm = () => {
    clearTimeout(waiting);
    waiting = undefined;
    button.textContent = plain;
  };
  button.addEventListener("click", () => {
    if (waiting !== undefined || !doubt()) {
      calm();
      act();
      return;
    }
    button.textContent = button.dataset.sure ?? plain;
    waiting = setTimeout(calm, SURE);
  });
}
