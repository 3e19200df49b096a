/** `npm run catalogue -- generate feed.json --products 5000`: a feed of any size for load tests, to be imported like any other. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CatalogueFeed, FeedPlan, FeedShop } from '../feed/schema';
import { generateProduct, type SeededRandom, seededRandom } from './generate-product';

/** Plans of rising price, including the shop's default subscription, with which devices are priced. */
export function generatePlans(count: number, random: SeededRandom): FeedPlan[] {
  return Array.from({ length: count }, (_, index): FeedPlan => ({
    offeringCode: index === 0 ? 'FJELL_X_BASIC_2025_2' : `FJELL_PROEVE_${index}`,
    realm: index % 4 === 3 ? 'b2b' : 'b2c',
    type: 'POSTPAID',
    subscriptionName: index === 0 ? 'Fjell X Basic' : `Fjell Prøve ${index}`,
    subscriptionShortname: index === 0 ? 'X Basic' : `Prøve ${index}`,
    monthlyOfferingPrice: 199 + random.between(0, 60) * 10,
    isDataUnlimited: index % 2 === 0,
    ...(index % 2 === 1 && { dataIncluded: { amount: random.between(1, 50), unit: 'GB' as const } }),
    soldWithDevice: true,
    uspList: ['Fri bruk i Norge'],
    position: index + 1,
  }));
}

/** Share of all skus in one shop's stock. */
const SHARE_IN_SHOP = 0.3;

/** Shops between Lindesnes and Nordkapp. */
export const generateShops = (count: number, skus: readonly string[], random: SeededRandom): FeedShop[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `butikk-${index + 1}`,
    name: `Fjell Prøvebutikk ${index + 1}`,
    street: `Storgata ${index + 1}`,
    zip: String(random.between(1, 9_990)).padStart(4, '0'),
    city: 'Prøvestad',
    lat: random.between(5_800, 7_100) / 100,
    lng: random.between(500, 2_900) / 100,
    contactNumber: '22000000',
    open: [{ days: 'Mandag–lørdag', hours: '10–20' }],
    stock: Object.fromEntries(
      skus.filter(() => random.isTrue(SHARE_IN_SHOP)).map((sku) => [sku, random.between(0, 20)]),
    ),
  }));

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

function readCount(name: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0) throw new Error(`--${name} wants a whole number, not '${value}'`);
  return count;
}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      products: { type: 'string', default: '1000' },
      plans: { type: 'string', default: '20' },
      shops: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('Name the file to write: npm run catalogue -- generate feed.json');
  const count = (name: keyof typeof values): number => readCount(name, values[name]);
  const feed = generateFeed({
    products: count('products'),
    plans: count('plans'),
    shops: count('shops'),
    seed: count('seed'),
    nowMs: Date.now(),
  });
  writeFileSync(file, `${JSON.stringify(feed)}\n`);
  console.log(
    `Wrote ${feed.products.length} products with ${feed.products.flatMap(({ variants }) => variants).length} variants to ${file}.`,
  );
}

try {
  run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
