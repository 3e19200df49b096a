import type { FeedShop } from '../feed/schema';
import type { SeededRandom } from './seeded-random';

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
