import type { CatalogueFeed } from '../feed/schema';
import { checkUnique } from './check-unique';
import { at, type FeedProblem } from './feed-problem';

/** Checks references between the parts of the feed. */
export function checkReferences({ products, plans, shops, reviews }: CatalogueFeed): readonly FeedProblem[] {
  const models = new Set(products.map(({ modelSlug }) => modelSlug));
  const skus = new Set(products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  const known = (isKnown: boolean, path: string, message: string): readonly FeedProblem[] =>
    isKnown ? [] : [{ path, message }];
  return [
    ...products.flatMap(({ compatibleModels = [], accessoryPlaceholder }, index) => [
      ...compatibleModels.flatMap((model, each) =>
        known(models.has(model), at('products', index, 'compatibleModels', each), `there is no model ${model}`),
      ),
      ...known(
        !accessoryPlaceholder || skus.has(accessoryPlaceholder.sku),
        at('products', index, 'accessoryPlaceholder', 'sku'),
        'there is no such sku',
      ),
    ]),
    ...checkUnique(
      plans.map(({ offeringCode }, index) => ({ path: at('plans', index, 'offeringCode'), value: offeringCode })),
      'the plan',
    ),
    ...checkUnique(
      shops.map(({ code }, index) => ({ path: at('shops', index, 'code'), value: code })),
      'the shop',
    ),
    // Of hundreds of thousands, only the unknown ones get a path.
    ...shops.flatMap(({ stock }, index) =>
      Object.keys(stock)
        .filter((sku) => !skus.has(sku))
        .map((sku) => ({ path: at('shops', index, 'stock', sku), message: 'there is no such sku' })),
    ),
    ...reviews.flatMap(({ model }, index) =>
      known(models.has(model), at('reviews', index, 'model'), `there is no model ${model}`),
    ),
    ...checkUnique(
      reviews.map(({ model }, index) => ({ path: at('reviews', index, 'model'), value: model })),
      'the model',
    ),
  ];
}
