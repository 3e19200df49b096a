/**
 * Keeps a press on a control with `data-wait` (`useHeld`), and repeats it once when the attribute is gone. A list or a slider, whose state is
 * drawn apart from it, does not change until then. Inline, since it must be there before any script that is fetched.
 */
export const HOLD_PRESSES = `{
const kept = new Set;
const seen = new MutationObserver(() => {
  for (const control of kept) if (!control.hasAttribute("data-wait")) {
    kept.delete(control);
    control.removeAttribute("aria-busy");
    control.click();
  }
});
const hold = (event) => {
  const control = event.target.closest?.("[data-wait]");
  if (!control) return;
  const isDrawnApart = control.matches("select,[type=range]");
  if (isDrawnApart ? event.key === "Tab" : event.type !== "click") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isDrawnApart || control.disabled) return;
  kept.add(control);
  control.setAttribute("aria-busy", "true");
  seen.observe(control, { attributes: true, attributeFilter: ["data-wait"] });
};
for (const type of ["click", "pointerdown", "mousedown", "keydown"]) addEventListener(type, hold, true);
}`;
