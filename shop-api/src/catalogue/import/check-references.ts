import type { CatalogueFeed } from '../feed-schema';
import { at, type FeedProblem } from './feed-problem';

/** What one part of the feed says of another exists there. */
export function checkReferences({ products, plans, shops }: CatalogueFeed): readonly FeedProblem[] {
  const models = new Set(products.map(({ modelSlug }) => modelSlug));
  const skus = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  const repeated = (codes: readonly string[], pathOf: (index: number) => string): readonly FeedProblem[] =>
    codes.flatMap((code, index) => (codes.indexOf(code) < index ? [{ path: pathOf(index), message: `${code} stands already at ${pathOf(codes.indexOf(code))}` }] : []));
  return [
    ...products.flatMap(({ compatibleModels = [] }, index) =>
      compatibleModels.flatMap((model, each) =>
        models.has(model) ? [] : [{ path: at('products', index, 'compatibleModels', each), message: `there is no model ${model}` }],
      ),
    ),
    ...repeated(plans.map(({ offeringCode }) => offeringCode), (index) => at('plans', index, 'offeringCode')),
    ...repeated(shops.map(({ code }) => code), (index) => at('shops', index, 'code')),
    ...shops.flatMap(({ stock }, index) =>
      Object.keys(stock).flatMap((sku) => (skus.has(sku) ? [] : [{ path: at('shops', index, 'stock', sku), message: 'there is no such sku' }])),
    ),
  ];
}
