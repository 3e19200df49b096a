import type { CatalogueFeed } from '../feed/schema';
import { generatePlans } from './generate-plans';
import { generateProduct } from './generate-product';
import { generateShops } from './generate-shops';
import { seededRandom } from './seeded-random';

export interface FeedSize {
  readonly products: number;
  readonly plans: number;
  readonly shops: number;
  /** The same seed gives the same feed. */
  readonly seed: number;
  /** Milliseconds since the epoch; releases and former prices are around this moment. */
  readonly nowMs: number;
}

/** A valid feed of any size, for load tests. All data is made up; the pictures do not exist. */
export function generateFeed({ products, plans, shops, seed, nowMs }: FeedSize): CatalogueFeed {
  const random = seededRandom(seed);
  const generated = Array.from({ length: products }, (_, index) => generateProduct(index, random, nowMs));
  const models = generated.filter(({ type }) => type === 'HANDSET').map(({ modelSlug }) => modelSlug);
  const fitted = generated.map((product) =>
    product.type === 'ACCESSORY' && models.length > 0
      ? { ...product, compatibleModels: [random.pick([models[0] ?? '', ...models])] }
      : product,
  );
  const skus = generated.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  return {
    feedVersion: 1,
    products: fitted,
    plans: generatePlans(plans, random),
    shops: generateShops(shops, skus, random),
    insurances: [],
    webdeals: [],
    bundles: [],
    reviews: [],
    deliveryZones: [],
    postTowns: [],
    pickupPoints: [],
    restocks: [],
  };
}
