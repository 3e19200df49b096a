import { useEffect, useRef } from 'react';
import type { ShownProduct } from 'shared-domain/analytics';
import { recordFact } from 'shared-domain/stores/analytics-log';

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
