import { useEffect, useRef } from 'react';
import type { ShownProduct } from 'shared-domain/analytics';
import { recordFact } from 'shared-domain/stores/analytics-log';
import { useRealm } from '../purchase/use-realm';
import { whenIdle } from '../ui/when-idle';

/** Reports the product when its page appears, and each other variant that is chosen (F7.7-5). */
export function useReportedVariant(
  product: ShownProduct['product'] & { readonly modelSlug: string },
  variant: ShownProduct['variant'],
): void {
  const last = useRef('');
  useEffect(() => {
    const { modelSlug } = product;
    const isKnown = last.current.startsWith(`${modelSlug} `);
    const now = `${modelSlug} ${variant.sku}`;
    if (last.current !== now) recordFact({ kind: isKnown ? 'variant-chosen' : 'product-shown', product, variant });
    last.current = now;
  }, [product, variant]);
}

/** Keeps on this device what was looked at, for the rows 'Sist sett', which are for consumers. */
export function useSeen(model: string, sku: string): void {
  const realm = useRealm();
  useEffect(() => {
    if (realm !== 'B2C') return undefined;
    return whenIdle(() => {
      // A file that cannot be loaded: the row is left out.
      import(/* webpackChunkName: 'calls' */ './load-recommendations').then(
        ({ rememberSeenProduct }) => rememberSeenProduct({ model, sku }),
        () => undefined,
      );
    });
  }, [model, sku, realm]);
}
