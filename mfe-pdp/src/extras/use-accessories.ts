import { useEffect, useState } from 'react';
import type { CompatibleAccessory } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { useCart } from 'shared-domain/stores/cart-store';
import { useRealm } from '../purchase/use-realm';
import { orderAccessories } from './rules/accessories';

export interface Accessories {
  /** In the order in which they are offered; null: not there. */
  readonly accessories: readonly CompatibleAccessory[] | null;
  readonly hasFailed: boolean;
  /** Fetches them again after a failure. */
  readonly retry: () => void;
}

/** The accessories of a product that may be shown, in the order that the cart gives them (P9-10). */
export function useAccessories({
  path,
  isNeeded,
}: {
  /** The path of the product's page. */
  readonly path: string;
  /** They are fetched from then on. */
  readonly isNeeded: boolean;
}): Accessories {
  const realm = useRealm();
  const [found, setFound] = useState<readonly CompatibleAccessory[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const cart = useCart((state) => state.cart);
  const planCodes = (cart?.cart.subscriptions ?? []).map(({ code }) => code);
  const isAsked = isNeeded && found === null && !hasFailed;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void readAll(realm, path).then((accessories) => {
      if (!isCurrent) return;
      setFound(accessories);
      setFailed(accessories === null);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, realm, path]);
  return { accessories: found && orderAccessories(found, planCodes), hasFailed, retry: () => setFailed(false) };
}

const readAll = (realm: Realm, path: string): Promise<readonly CompatibleAccessory[] | null> =>
  import(/* webpackChunkName: 'calls' */ './load-accessories')
    .then(({ loadAccessories }) => loadAccessories(realm, path))
    .catch((error: unknown) => {
      reportError(error, { call: 'accessories' });
      return null;
    });
