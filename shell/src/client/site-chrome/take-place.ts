/**
 * Shows `root` and removes the nodes before it, in one step and as soon as there is something to show, so that the page around
 * neither flickers nor jumps. The focus and an open menu go over to what takes their place. A root that stays empty (its remote
 * threw) is never shown.
 *
 * @param root hidden until then
 * @param before nodes shown until then
 * @returns when it is shown
 */
export function takePlace(root: HTMLElement, before: readonly HTMLElement[]): Promise<void> {
  const isDrawn = () => root.querySelector('[data-slot] > *') !== null;
  const swap = () => {
    const focused = placeOf(before, 'a, button, summary', (each) => each === activeIn(each));
    const open = placeOf(before, '[popover]', (each) => each.matches(':popover-open'));
    root.hidden = false;
    for (const node of before) node.remove();
    if (focused) root.querySelectorAll<HTMLElement>('a, button, summary')[focused.index]?.focus();
    if (open) root.querySelectorAll<HTMLElement>('[popover]')[open.index]?.showPopover();
  };
  return new Promise((shown) => {
    if (isDrawn()) {
      swap();
      return shown();
    }
    const observer = new MutationObserver(() => {
      if (!isDrawn()) return;
      observer.disconnect();
      swap();
      shown();
    });
    observer.observe(root, { childList: true, subtree: true });
  });
}

const activeIn = (element: HTMLElement): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** The static HTML and what replaces it have the same controls in the same order. */
function placeOf(
  nodes: readonly HTMLElement[],
  selector: string,
  isMeant: (element: HTMLElement) => boolean,
): { readonly index: number } | undefined {
  const index = nodes.flatMap((node) => [...node.querySelectorAll<HTMLElement>(selector)]).findIndex(isMeant);
  return index < 0 ? undefined : { index };
}
