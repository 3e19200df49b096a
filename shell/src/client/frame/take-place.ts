/**
 * Puts what is drawn in `root` in the place of what stood there before, in one step and not before there is something to show:
 * the page around neither blinks nor jumps. A root that stays empty (its remote threw) never takes the place.
 *
 * @param root hidden until then
 * @param before nodes that stand there until then
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
