/** Coverage by postcode: the reference operator's own data, and the post office's names from the shop. */
import { toPlace } from 'shared-domain/delivery';
import { type Block, searchBlock } from '../page-content';
import { texts as all } from '../texts/live-nb';
import type { ShopCalls } from './shop-calls';

const texts = all.coverage;

interface Level {
  readonly network: string;
  /** Mbit/s. */
  readonly down: number;
  readonly best: number;
  readonly up: number;
}

const LEVELS = {
  city: { network: '5G', down: 310, best: 980, up: 48 },
  town: { network: '5G', down: 190, best: 640, up: 34 },
  village: { network: '5G', down: 95, best: 320, up: 21 },
  remote: { network: '4G', down: 38, best: 120, up: 11 },
} as const satisfies Readonly<Record<string, Level>>;

/** Beginnings of postcodes; the longest that fits applies. */
const LEVEL_OF: Readonly<Record<string, keyof typeof LEVELS>> = {
  ...Object.fromEntries(['0', '10', '11', '12', '50', '51', '52', '70', '40'].map((start) => [start, 'city'] as const)),
  ...Object.fromEntries(
    '13 14 15 16 17 18 20 23 26 28 30 31 32 37 39 43 46 47 48 49 54 55 60 65 74 80 90 94'
      .split(' ')
      .map((start) => [start, 'town'] as const),
  ),
  ...Object.fromEntries(
    '25 29 35 36 38 57 58 59 66 68 69 72 73 76 77 78 79 84 85 87 88 89 91 92 95 96 97 98 99'
      .split(' ')
      .map((start) => [start, 'remote'] as const),
  ),
};

/** @param postcode four digits */
export const coverageAt = (postcode: string): Level =>
  LEVELS[LEVEL_OF[postcode.slice(0, 2)] ?? LEVEL_OF[postcode.slice(0, 1)] ?? 'village'];

/** @param text what the visitor searched for: a postcode, or an address with one */
export async function coverage(calls: ShopCalls, text: string): Promise<readonly Block[]> {
  const search = searchBlock('sted', texts, text);
  if (text === '') return [search];
  const postcode = /\b\d{4}\b/g[Symbol.match](text)?.at(-1);
  if (postcode === undefined) return [search, { type: 'notice', text: texts.needsPostcode }];
  const found = await calls.place(postcode);
  if (!found) return [search, { type: 'notice', text: texts.unknown }];
  const { network, down, best, up } = coverageAt(postcode);
  return [
    search,
    {
      type: 'facts',
      heading: texts.heading(postcode, toPlace(found).place ?? ''),
      items: [
        { title: texts.network, price: network },
        { title: texts.down, price: texts.speed(down) },
        { title: texts.best, price: texts.speed(best) },
        { title: texts.up, price: texts.speed(up) },
      ],
    },
    {
      type: 'action',
      heading: texts.broadband,
      text: network === '5G' ? texts.broadbandTexts.good : texts.broadbandTexts.fair,
      links: [{ title: texts.order, href: '/internett/mobilt-bredband/' }],
    },
  ];
}
