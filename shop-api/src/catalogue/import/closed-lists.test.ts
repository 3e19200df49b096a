/** Words of closed lists in a feed: each is taken, another one is refused by its field. */
import { aFeed, aSimpleProduct, aWebdeal } from '../testing';
import { FeedRefusedError } from './feed-problem';
import { validateFeed } from './validate-feed';

const pathsOf = (feed: unknown): readonly string[] => {
  try {
    validateFeed(feed, Date.parse('2026-11-21'));
    return [];
  } catch (error) {
    if (error instanceof FeedRefusedError) return error.problems.map(({ path }) => path);
    throw error;
  }
};
const withProduct = (subType: string) => ({
  ...aFeed(),
  products: [...aFeed().products, { ...aSimpleProduct({ sku: 'NOVA-7', modelSlug: 'nova-7' }), subType }],
});
const withPlan = (groupType: string) => ({ ...aFeed(), plans: aFeed().plans.map((plan) => ({ ...plan, groupType })) });
const withWebdeal = (change: object) => ({ ...aFeed(), webdeals: [{ ...aWebdeal(), ...change }] });

test.each([
  ['[F3.9-2] a condition', withProduct, ['NEW', 'PREOWNED'], /^products\[\d+\]\.subType$/],
  [
    '[F3.9-4] a group of plans',
    withPlan,
    ['group', 'group simplified', 'family', 'family simplified', 'simdeal'],
    /^plans\[\d+\]\.groupType$/,
  ],
  [
    '[F3.9-5] a way to compute a discount',
    (discountType: string) => withWebdeal({ discountType }),
    ['ADD_AMOUNT', 'ADD_FINAL', 'ADD_PERCENTAGE', 'MAIN_AMOUNT', 'MAIN_FINAL', 'MAIN_N_FOR_M', 'MAIN_PERCENTAGE'],
    /^webdeals\[0\]\.discountType$/,
  ],
  [
    '[F3.9-6] one of two choices',
    (choice: string) => withWebdeal({ choice }),
    ['one', 'two'],
    /^webdeals\[0\]\.choice$/,
  ],
])('%s is one of the list, letter by letter', (_, feedWith, words, path) => {
  for (const word of words) expect([word, pathsOf(feedWith(word))]).toEqual([word, []]);
  for (const other of ['', 'barter', ` ${words[0]}`])
    expect([other, pathsOf(feedWith(other))]).toEqual([other, expect.arrayContaining([expect.stringMatching(path)])]);
});
