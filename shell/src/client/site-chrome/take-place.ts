/**
 * Shows `root` and removes the nodes before it, in one step and as soon as there is something to show, so that the page around
 * neither flickers nor jumps. A root that stays empty (its remote threw) is never shown.
 *
 * @param root hidden until then
 * @param before nodes shown until then
 */
export function takePlace(root: HTMLElement, before: readonly ChildNode[]): void {
  const isDrawn = () => root.querySelector('[data-slot] > *') !== null;
  const swap = () => {
    root.hidden = false;
    for (const node of before) node.remove();
  };
  if (isDrawn()) return swap();
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return;
    observer.disconnect();
    swap();
  });
  observer.observe(root, { childList: true, subtree: true });
}
