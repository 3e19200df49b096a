import type { CatalogueFeed } from '../feed/schema';
import { at, checkUnique, type Entry, type FeedProblem } from './feed-problem';

const checkKnown = (entries: readonly Entry[], known: readonly string[], what: string): readonly FeedProblem[] => {
  const names = new Set(known);
  return entries.flatMap(({ path, value }) =>
    names.has(value) ? [] : [{ path, message: `there is no ${what} ${value}` }],
  );
};

/** Checks delivery data: unique keys, and references between zones, postcodes, pickup points and restocks. */
export function checkDelivery({
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
