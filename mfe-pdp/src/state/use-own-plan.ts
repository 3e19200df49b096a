import { useEffect, useState } from 'react';
import type { Product } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { isReSwitching } from 'shared-domain/purchase';
import { reportError } from 'shared-domain/runtime/error-report';
import { useAccount } from 'shared-domain/stores/account-store';
import { useCart } from 'shared-domain/stores/cart-store';
import { type CustomerCheck, useCustomerCheck } from 'shared-domain/stores/customer-check';
import type { OwnState } from '../data/own-state';
import type { LoadOwn, Own } from './own';
import type { Choice } from './use-choice';

export interface OwnPlan {
  readonly choice: Choice;
  /** Null: nothing of the customer's own, and no swap. */
  readonly own: Own | null;
  readonly isSwapping: boolean;
  readonly check: CustomerCheck;
}

/** What is chosen, with a customer's own subscriptions (P6-7..13). The rules and parts of that are fetched for customers, and for a swap. */
export function useOwnPlan(
  choice: Choice,
  product: Product,
  realm: Realm,
  refused: readonly string[],
  load: LoadOwn,
): OwnPlan {
  const customer = useAccount(({ accounts, status }) => (accounts.length > 0 ? accounts : status === 'failed'));
  const isSwapping = useCart(({ cart }) => isReSwitching(cart));
  const [parts, setParts] = useState<Awaited<ReturnType<LoadOwn>> | null>(null);
  const [picked, pick] = useState<OwnState | null>(null);
  const isNeeded = realm === 'B2C' && Boolean(customer || choice.isSwapAsked || isSwapping);
  useEffect(() => {
    if (isNeeded) load().then(setParts, reportError);
  }, [isNeeded, load]);
  const own = isNeeded && parts ? parts.ownOf({ choice, product, realm, refused }, picked, pick) : null;
  const check = useCustomerCheck(realm, isNeeded && !parts);
  return { choice: own?.choice ?? choice, own, isSwapping, check };
}
