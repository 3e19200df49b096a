import type { CatalogueFeed } from '../feed-schema';
import { at, type FeedProblem } from './feed-problem';

/** What one part of the feed says of another exists there. */
export function checkReferences({ products, plans, shops, insurances, webdeals }: CatalogueFeed): readonly FeedProblem[] {
  const models = new Set(products.map(({ modelSlug }) => modelSlug));
  const codes = new Set(plans.map(({ offeringCode }) => offeringCode));
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
    ...repeated(insurances.map(({ code }) => code), (index) => at('insurances', index, 'code')),
    ...repeated(webdeals.map(({ discountId }) => discountId), (index) => at('webdeals', index, 'discountId')),
    ...webdeals.flatMap((deal, index) => [
      ...deal.models.flatMap((model, each) => (models.has(model) ? [] : [{ path: at('webdeals', index, 'models', each), message: `there is no model ${model}` }])),
      ...deal.offerings.flatMap((offering, each) =>
        codes.has(offering) ? [] : [{ path: at('webdeals', index, 'offerings', each), message: `there is no plan ${offering}` }],
      ),
      ...(deal.validFrom < deal.validTo ? [] : [{ path: at('webdeals', index, 'validTo'), message: 'lies before validFrom' }]),
    ]),
    ...repeated(shops.map(({ code }) => code), (index) => at('shops', index, 'code')),
    ...shops.flatMap(({ stock }, index) =>
      Object.keys(stock).flatMap((sku) => (skus.has(sku) ? [] : [{ path: at('shops', index, 'stock', sku), message: 'there is no such sku' }])),
    ),
  ];
}
