import type { CartStatePayload, LineAddedPayload, LineRemovedPayload } from '../../contracts/events';
import { toNok } from '../../money';
import type { CartAnswer, CartRow, CartUpdateInput } from '../model';
import { findItem, flattenItems } from './find-item';
import { countItems } from './item-count';

export function toCartState({ orderRef, realm, cart, totals }: CartAnswer): CartStatePayload {
  return {
    orderRef,
    realm,
    itemCount: countItems(cart.content),
    totals: { monthly: toNok(totals.monthly), upfront: toNok(totals.upfront) },
  };
}

/** Payload of 'line-added' after an update that added something; null when it only changed existing rows. */
export function toLineAdded(input: CartUpdateInput, answer: CartAnswer, name?: string): LineAddedPayload | null {
  if (!('update' in input) || input.update.cartItemId !== undefined) return null;
  const { handsetSku, accessorySku, pricePlan, quantity = 1 } = input.update;
  const sku = handsetSku ?? accessorySku;
  const id = sku ?? pricePlan;
  if (id === undefined) return null;
  const item = findItem<CartRow>(answer.cart.content, (each) => each.id === id);
  return {
    ...(sku !== undefined && { sku }),
    ...(pricePlan !== undefined && { offeringCode: pricePlan }),
    name: name ?? item?.name ?? id,
    quantity,
  };
}

/** Rows that were removed by an update. A bundle is one row. */
export function toLinesRemoved(before: CartAnswer, after: CartAnswer): readonly LineRemovedPayload[] {
  const left = new Set(flattenItems<CartRow>(after.cart.content).map(({ cartItemId }) => cartItemId));
  const isGone = ({ cartItemId }: CartRow): boolean => !left.has(cartItemId);
  const gone = before.cart.content.flatMap((item): readonly CartRow[] =>
    isGone(item) ? [item] : flattenItems<CartRow>(item.items).filter(isGone),
  );
  return gone.map(({ cartItemId, name }) => ({ cartItemId, name }));
}
