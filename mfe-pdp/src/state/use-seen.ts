import { useEffect } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { whenIdle } from './when-idle';

/** Keeps on this device what was looked at, for the rows 'Sist sett', which are for consumers. */
export function useSeen(model: string, sku: string, realm: Realm): void {
  useEffect(() => {
    if (realm !== 'B2C') return undefined;
    return whenIdle(() => {
      // A file that cannot be loaded: the row is left out.
      import('../data/calls').then(
        ({ rememberSeenProduct }) => rememberSeenProduct({ model, sku }),
        () => undefined,
      );
    });
  }, [model, sku, realm]);
}
