import { useEffect, useState } from 'react';
import type { Product } from 'shared-domain/catalogue';
import { isReSwitching } from 'shared-domain/purchase';
import { reportError } from 'shared-domain/runtime/error-report';
import { useAccount } from 'shared-domain/stores/account-store';
import { useCart } from 'shared-domain/stores/cart-store';
import { type CustomerCheck, useCustomerCheck } from 'shared-domain/stores/customer-check';
import type { Choice } from '../purchase/use-choice';
import { useRealm } from '../purchase/use-realm';
import type { Own } from './own';
import type { OwnState } from './own-state';

type OwnFile = typeof import('./own-section');

export interface OwnPlan {
  readonly choice: Choice;
  /** Null: nothing of the customer's own, and no swap. */
  readonly own: Own | null;
  readonly isSwapping: boolean;
  readonly check: CustomerCheck;
}

/** The choice, with a customer's own subscriptions (P6-7..13). Their rules and parts are fetched for customers, and for a swap. */
export function useOwnPlan(choice: Choice, product: Product, refused: readonly string[]): OwnPlan {
  const realm = useRealm();
  const customer = useAccount(({ accounts, status }) => (accounts.length > 0 ? accounts : status === 'failed'));
  const isSwapping = useCart(({ cart }) => isReSwitching(cart));
  const [file, setFile] = useState<OwnFile | null>(null);
  const [picked, pick] = useState<OwnState | null>(null);
  const isNeeded = realm === 'B2C' && Boolean(customer || choice.isSwapAsked || isSwapping);
  useEffect(() => {
    if (isNeeded) import('./own-section').then(setFile, reportError);
  }, [isNeeded]);
  const own = isNeeded && file ? file.ownOf({ choice, product, realm, refused }, picked, pick) : null;
  const check = useCustomerCheck(realm, isNeeded && !file);
  return { choice: own?.choice ?? choice, own, isSwapping, check };
}
