import { useEffect, useState } from 'react';
import { type CompatibleAccessory, orderAccessories } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import { useCart } from 'shared-domain/stores/cart-store';
import type { AccessoryPreview } from '../data/accessory-preview';

export interface Accessories {
  /** In the order in which they are offered; null: on their way. */
  readonly accessories: readonly CompatibleAccessory[] | null;
  /** Number of all, as far as it is known. */
  readonly total: number;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Fetches those that the HTML does not hold. @returns whether all are there */
  readonly loadAll: () => Promise<boolean>;
}

export interface AccessoryFacts {
  readonly preview: AccessoryPreview;
  /** Of the product's page. */
  readonly path: string;
  readonly realm: Realm;
  readonly isNear: boolean;
}

const readAll = (realm: Realm, path: string): Promise<readonly CompatibleAccessory[] | null> =>
  import('../data/calls')
    .then((calls) => calls.loadAccessories(realm, path))
    .catch((error: unknown) => {
      reportError(error, { call: 'accessories' });
      return null;
    });

/** The accessories of a product: the first ones with the page, all when they are asked for, or when the cart changes their order (P9-10). */
export function useAccessories({ preview, path, realm, isNear }: AccessoryFacts): Accessories {
  const [all, setAll] = useState<readonly CompatibleAccessory[] | null>(null);
  const [status, setStatus] = useState<Accessories['status']>('idle');
  const cart = useCart((state) => state.cart);
  const planCodes = (cart?.cart.subscriptions ?? []).map(({ code }) => code);
  const known = all ?? preview.first;
  const accessories = known && orderAccessories(known, planCodes);

  const take = (found: readonly CompatibleAccessory[] | null): boolean => {
    setStatus(found ? 'idle' : 'failed');
    if (found) setAll(found);
    return found !== null;
  };
  const loadAll = async (): Promise<boolean> => {
    if (all || status === 'loading') return all !== null;
    setStatus('loading');
    return take(await readAll(realm, path));
  };

  // Others come first when the first three change their order.
  const isIncomplete =
    preview.first === null || (accessories !== preview.first && preview.total > preview.first.length);
  const isNeeded = isNear && isIncomplete && all === null;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    void readAll(realm, path).then((found) => {
      if (!isCurrent) return;
      setStatus(found ? 'idle' : 'failed');
      if (found) setAll(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, realm, path]);

  return { accessories, total: all?.length ?? Math.max(preview.total, known?.length ?? 0), status, loadAll };
}
