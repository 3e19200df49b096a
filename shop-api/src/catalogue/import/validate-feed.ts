import * as v from 'valibot';
import { type CatalogueFeed, catalogueFeedSchema } from '../feed/schema';
import { offerRealmCovers } from '../plans';
import { checkProducts } from './check-products';
import { at, checkUnique, type Entry, type FeedProblem, FeedRefusedError } from './feed-problem';

const checkKnown = (entries: readonly Entry[], known: readonly string[], what: string): readonly FeedProblem[] => {
  const names = new Set(known);
  return entries.flatMap(({ path, value }) =>
    names.has(value) ? [] : [{ path, message: `there is no ${what} ${value}` }],
  );
};

/** Checks delivery data: unique keys, and references between zones, postcodes, pickup points and restocks. */
function checkDelivery({
  products,
  deliveryZones,
  postTowns,
  pickupPoints,
  restocks,
}: CatalogueFeed): readonly FeedProblem[] {
  const zips = postTowns.flatMap((town, index) =>
    town.zips.split(' ').map((value) => ({ path: at('postTowns', index, 'zips'), value })),
  );
  const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const restocked = restocks.map(({ sku }, index) => ({ path: at('restocks', index, 'sku'), value: sku }));
  return [
    ...checkUnique(
      deliveryZones.map(({ code }, index) => ({ path: at('deliveryZones', index, 'code'), value: code })),
      'the zone',
    ),
    ...deliveryZones.flatMap(({ methods }, index) =>
      checkUnique(
        methods.map(({ code }, each) => ({ path: at('deliveryZones', index, 'methods', each, 'code'), value: code })),
        'the way',
      ),
    ),
    ...checkUnique(zips, 'the postcode'),
    ...checkKnown(
      postTowns.map(({ zone }, index) => ({ path: at('postTowns', index, 'zone'), value: zone })),
      deliveryZones.map(({ code }) => code),
      'zone',
    ),
    ...checkUnique(
      pickupPoints.map(({ id }, index) => ({ path: at('pickupPoints', index, 'id'), value: id })),
      'the pickup point',
    ),
    ...checkKnown(
      pickupPoints.map(({ zip }, index) => ({ path: at('pickupPoints', index, 'zip'), value: zip })),
      zips.map(({ value }) => value),
      'postcode',
    ),
    ...checkUnique(restocked, 'the sku'),
    ...checkKnown(restocked, skus, 'sku'),
  ];
}

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
    // There are hundreds of thousands, so only the unknown ones get a path.
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

/** Checks that campaigns and bundles refer to existing products, plans and campaigns. */
export function checkOffers({ products, plans, insurances, webdeals, bundles }: CatalogueFeed): readonly FeedProblem[] {
  const models = new Set(products.map(({ modelSlug }) => modelSlug));
  const planByCode = new Map(plans.map((plan) => [plan.offeringCode, plan]));
  const deals = new Set(webdeals.map(({ discountId }) => discountId));
  const known = (isKnown: boolean, path: string, message: string): readonly FeedProblem[] =>
    isKnown ? [] : [{ path, message }];
  return [
    ...checkUnique(
      insurances.map(({ code }, index) => ({ path: at('insurances', index, 'code'), value: code })),
      'the code',
    ),
    ...checkUnique(
      webdeals.map(({ discountId }, index) => ({ path: at('webdeals', index, 'discountId'), value: discountId })),
      'the code',
    ),
    ...checkUnique(
      bundles.map(({ code }, index) => ({ path: at('bundles', index, 'code'), value: code })),
      'the code',
    ),
    ...webdeals.flatMap((deal, index) => [
      ...deal.models.flatMap((model, each) =>
        known(models.has(model), at('webdeals', index, 'models', each), `there is no model ${model}`),
      ),
      ...deal.offerings.flatMap((offering, each) =>
        known(planByCode.has(offering), at('webdeals', index, 'offerings', each), `there is no plan ${offering}`),
      ),
      ...known(deal.validFrom < deal.validTo, at('webdeals', index, 'validTo'), 'lies before validFrom'),
    ]),
    ...bundles.flatMap(({ model, offeringCode, discountId, realm }, index) => {
      const plan = planByCode.get(offeringCode);
      return [
        ...known(models.has(model), at('bundles', index, 'model'), `there is no model ${model}`),
        ...known(plan !== undefined, at('bundles', index, 'offeringCode'), `there is no plan ${offeringCode}`),
        ...known(deals.has(discountId), at('bundles', index, 'discountId'), `there is no campaign ${discountId}`),
        ...known(
          !plan || offerRealmCovers(plan.realm, realm),
          at('bundles', index, 'realm'),
          `the plan is sold in ${plan?.realm ?? ''} alone`,
        ),
      ];
    }),
  ];
}

function messageOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  if (type === 'strict_object' && expected === 'never') return 'there is no such field';
  return message.replace(/^Invalid [\w ]+: Expected (.*) but received (.*)$/s, 'expected $1, received $2');
}

/** A problem that a schema has found. */
export const fromIssue = (issue: v.BaseIssue<unknown>): FeedProblem => ({
  path: at(...(issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))),
  message: messageOf(issue),
});

/**
 * Validates a feed by the schema and by the rules between its parts.
 *
 * @param nowMs milliseconds since the epoch; prices after it are refused
 * @throws FeedRefusedError with every problem: those of the schema, or, when it fits, those between the parts
 */
export function validateFeed(input: unknown, nowMs: number): CatalogueFeed {
  const result = v.safeParse(catalogueFeedSchema, input);
  if (!result.success) throw new FeedRefusedError(result.issues.map(fromIssue));
  const checks = [checkReferences, checkOffers, checkDelivery];
  const problems = [...checkProducts(result.output, nowMs), ...checks.flatMap((check) => check(result.output))];
  if (problems.length > 0) throw new FeedRefusedError(problems);
  return result.output;
}
