import { useEffect } from 'react';
import { rememberSeenProduct } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/** Keeps on this device what was looked at, for the row 'Sist sett' of the home page, which is for consumers. */
export function useSeen(model: string, sku: string, realm: Realm): void {
  useEffect(() => {
    if (realm === 'B2C') rememberSeenProduct({ model, sku });
  }, [model, sku, realm]);
}
