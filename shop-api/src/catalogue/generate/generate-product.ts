import { toSlug } from 'shared-domain/catalogue';
import type { FeedProduct } from '../feed/schema';

type Colour = FeedProduct['colours'][number];
type Kind = Pick<FeedProduct, 'type' | 'subType' | 'financing'> & {
  readonly sizes: readonly number[];
  readonly price: readonly [number, number];
};

const AT_ONCE: FeedProduct['financing'] = { leaseMonths: [], switch: false };
const LEASE: FeedProduct['financing'] = { leaseMonths: [24], switch: false };
const ANY_WAY: FeedProduct['financing'] = { leaseMonths: [12, 24], switch: true };

const HANDSET: Kind = {
  type: 'HANDSET',
  subType: 'NEW',
  sizes: [128, 256, 512],
  price: [2_490, 24_990],
  financing: ANY_WAY,
};
const KINDS: readonly [Kind, ...Kind[]] = [
  HANDSET,
  HANDSET,
  { type: 'HANDSET-PREOWNED', subType: 'PREOWNED', sizes: [128, 256], price: [1_990, 9_990], financing: LEASE },
  { type: 'TABLET', subType: 'NEW', sizes: [128, 256], price: [2_990, 19_990], financing: LEASE },
  { type: 'WEARABLE', subType: 'NEW', sizes: [], price: [1_290, 9_990], financing: LEASE },
  { type: 'MODEM', subType: 'NEW', sizes: [], price: [990, 4_990], financing: AT_ONCE },
  { type: 'CONNECTED_DEVICE', subType: 'NEW', sizes: [], price: [199, 2_990], financing: AT_ONCE },
  { type: 'ACCESSORY', subType: 'COVER', sizes: [], price: [99, 799], financing: AT_ONCE },
  { type: 'ACCESSORY', subType: 'CHARGER', sizes: [], price: [99, 899], financing: AT_ONCE },
];

const BRANDS = ['Nova', 'Tern', 'Felt', 'Skarv', 'Lomvi', 'Alke', 'Havørn', 'Spove'] as const;
const COLOURS: readonly [Colour, ...Colour[]] = [
  { name: 'Sort', slug: 'sort', group: 'Svart', html: '#1c1c1e' },
  { name: 'Snø', slug: 'snoe', group: 'Hvit', html: '#f4f4f2' },
  { name: 'Lyng', slug: 'lyng', group: 'Lilla', html: '#8a63c9' },
  { name: 'Fjord', slug: 'fjord', group: 'Blå', html: '#2f5d8a' },
  { name: 'Mose', slug: 'mose', group: 'Grønn', html: '#5f7355' },
];
const DAY_MS = 86_400_000;

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** @param index the product's number in the feed; makes slugs and skus unique */
export function generateProduct(index: number, random: SeededRandom, nowMs: number): FeedProduct {
  const {
    sizes,
    price: [low, high],
    ...kind
  } = random.pick(KINDS);
  const brand = random.pick(BRANDS);
  const model = `${brand} ${index + 1}`;
  const colours = COLOURS.slice(0, random.between(1, COLOURS.length));
  const price = random.between(low, high);
  const variants = colours.flatMap(({ slug }) =>
    (sizes.length > 0 ? sizes : [null]).map((amount, step): FeedProduct['variants'][number] => {
      const own = price + step * 1_000;
      const isReduced = random.isTrue(0.1);
      return {
        sku: `G${index + 1}-${slug}${amount ?? ''}`.toUpperCase(),
        colour: slug,
        ...(amount !== null && { size: { amount, unit: 'GB' as const } }),
        price: own,
        ...(isReduced && {
          priceHistory: [
            { from: isoDay(nowMs - 90 * DAY_MS), price: own + 500 },
            { from: isoDay(nowMs - 7 * DAY_MS), price: own },
          ],
        }),
        stock: random.isTrue(0.1) ? 0 : random.between(1, 200),
      };
    }),
  );
  return {
    ...kind,
    realms: kind.type === 'HANDSET-PREOWNED' ? ['B2C'] : ['B2C', 'B2B', 'UKKO'],
    brand,
    brandSlug: toSlug(brand),
    model,
    modelSlug: toSlug(model),
    releaseDate: new Date(nowMs - random.between(1, 900) * DAY_MS).toISOString(),
    position: index + 1,
    shortDescription: `${model} er laget for å prøve butikken.`,
    longDescription: [`${model} finnes ikke.`],
    specifications: [{ label: 'Om produktet', specs: [{ label: 'Nummer', value: String(index + 1) }] }],
    colours,
    variants,
    pictures: colours.map(({ slug, name }) => ({
      colour: slug,
      view: 'pair',
      title: `${model}, ${name.toLowerCase()}`,
    })),
  };
}

export interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  readonly between: (min: number, max: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly isTrue: (probability: number) => boolean;
}

/** The same numbers for the same seed, on any machine (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    isTrue: (probability) => next() < probability,
  };
}
