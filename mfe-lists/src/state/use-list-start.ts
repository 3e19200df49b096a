import { useEffect, useState } from 'react';
import { LIST_PAGE_SIZE, type ListQuery, type ListView } from 'shared-domain/catalogue';
import { useLocation } from 'shared-domain/runtime/router';
import { useHydrated } from 'shared-domain/ui';

/** React leaves a control as the shopper set it, but sends no event: the list would not follow. */
function applyEarlyInput(control: Element): void {
  if (
    control instanceof HTMLInputElement &&
    control.type === 'checkbox' &&
    control.checked !== control.defaultChecked
  ) {
    control.checked = control.defaultChecked;
    control.click();
  }
  if (control instanceof HTMLSelectElement) {
    // Only the server's HTML marks an option as selected.
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected);
    if (sent && !sent.selected) control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Applies what was ticked or chosen in a form of the server's HTML before its script had come: what differs from the form as it was sent is
 * done again, now that someone listens.
 */
export function useEarlyInput(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) [...form.elements].forEach(applyEarlyInput);
  }, [formId]);
}

/** State of a history entry: where the list began that was shown with it. */
export interface ListEntry {
  readonly listFrom: number;
}

function readEntry(state: unknown): number | null {
  const from = (state as Partial<ListEntry> | null)?.listFrom;
  return typeof from === 'number' && Number.isInteger(from) && from >= 0 ? from : null;
}

/**
 * The first card that the list shows, counted among the products that pass. An address with a late page begins with a later card
 * than the first, unless the visitor extended the list to it and comes back.
 */
export function useListStart(view: ListView, query: ListQuery) {
  // The server does not know the entry of the history.
  const isHydrated = useHydrated();
  const state: unknown = useLocation().state;
  const kept = isHydrated ? readEntry(state) : null;
  const [chosen, setStart] = useState<number | null>(null);
  const start = chosen ?? Math.min(view.from, kept ?? view.from);
  return { from: start < query.page * LIST_PAGE_SIZE ? start : 0, setStart } as const;
}
