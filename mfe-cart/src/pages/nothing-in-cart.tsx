import { useEffect, useState } from 'react';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { Stack } from 'shared-domain/ui';
import { forgetSavedCart, readSavedCart } from '../data/saved-cart';
import type { SeenRow } from '../data/seen-rows';
import type { Reorder } from '../rules/kept-cart';
import type { CartActions } from '../state/use-cart-actions';
import { RemovedLine } from '../ui/cart-lines';
import { EmptyCart } from '../ui/empty-cart';
import { ExpiredCart } from '../ui/expired-cart';
import { SeenRows } from '../ui/seen-rows';

/** The products themselves come later, with the code that asks for their prices. */
function hasSeenAny(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.seenProducts) !== null;
  } catch {
    return false;
  }
}

export interface NothingInCartProps {
  readonly actions: Pick<CartActions, 'undo' | 'reorder'>;
  /** There is no order: it has expired, or there never was one. */
  readonly hasNoOrder: boolean;
}

/** An empty cart that helps: what was just removed, what an expired cart held, what was looked at. */
export function NothingInCart({ actions: { undo, reorder }, hasNoOrder }: NothingInCartProps) {
  const [expired, setExpired] = useState<readonly Reorder[]>([]);
  const [seen, setSeen] = useState<readonly SeenRow[]>([]);
  useEffect(() => {
    // After hydration: only this browser knows it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (hasNoOrder) setExpired(readSavedCart());
    if (!hasSeenAny()) return undefined;
    let isShown = true;
    void import(/* webpackChunkName: 'seen' */ '../data/seen-rows')
      .then(({ loadSeenRows }) => loadSeenRows())
      .then(
        (rows) => isShown && setSeen(rows),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [hasNoOrder]);
  const forget = (): void => {
    forgetSavedCart();
    setExpired([]);
  };
  return (
    <Stack gap={24}>
      <RemovedLine undo={undo} as="div" />
      {expired.length > 0 && <ExpiredCart rows={expired} onReorder={() => reorder(expired)} onForget={forget} />}
      <EmptyCart />
      {seen.length > 0 && <SeenRows rows={seen} />}
    </Stack>
  );
}
