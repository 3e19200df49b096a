import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { aProductDetails, aVariant } from 'shared-domain/catalogue/testing';
import { receiveFacts } from 'shared-domain/stores/analytics-log';
import { useReportedVariant } from './use-product-view';

const { product } = aProductDetails();
const [first, second] = [aVariant(), aVariant({ sku: 'OTHER' })];

test('[F7.7-5] the product once, then each other variant that is chosen, in StrictMode too', () => {
  const told: string[] = [];
  receiveFacts(({ fact }) => {
    if ('variant' in fact) told.push(`${fact.kind} ${fact.variant.sku}`);
  });
  const { rerender } = renderHook(({ shown, variant }) => useReportedVariant(shown, variant), {
    initialProps: { shown: product, variant: first },
    wrapper: StrictMode,
  });
  rerender({ shown: product, variant: { ...first } });
  rerender({ shown: product, variant: second });
  rerender({ shown: product, variant: first });
  rerender({ shown: { ...product, modelSlug: 'another' }, variant: second });
  expect(told).toEqual([
    `product-shown ${first.sku}`,
    'variant-chosen OTHER',
    `variant-chosen ${first.sku}`,
    'product-shown OTHER',
  ]);
});
