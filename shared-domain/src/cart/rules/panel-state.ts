/** The cart panel: expanded (the drawer is open) or collapsed (F2.5-5, F4.1-1). */
export type PanelState = 'expanded' | 'collapsed';

export type PanelEvent =
  | { readonly type: 'toggled' | 'item-added' }
  /** `itemCount`: remaining items, counted by F5.1-5. */
  | { readonly type: 'quantity-changed' | 'item-removed'; readonly itemCount: number };

/**
 * The next state of the panel (F2.5-5, F4.1-1): a click toggles it, added goods expand it, and a change or removal
 * that leaves no item collapses it. A refused change is not an event.
 */
export function nextPanelState(state: PanelState, event: PanelEvent): PanelState {
  if ('itemCount' in event) return event.itemCount === 0 ? 'collapsed' : state;
  return event.type === 'toggled' && state === 'expanded' ? 'collapsed' : 'expanded';
}
