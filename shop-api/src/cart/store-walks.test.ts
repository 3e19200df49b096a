/** The browser's cart store and the API under random presses and a network that fails: what pages show is what is kept and charged. */
import fc from 'fast-check';
import { recordErrors } from 'shared-domain/testing';
import { aFeed } from '../catalogue/testing';
import { createTestApp, type TestApp } from '../testing';
import { type CartWalk, startWalk } from './testing/walk/cart-walk';

const WALKS = process.env.TEST_SCOPE === 'all' ? 1000 : 50;
/** Far more than the walks take, also when a failing one is made shorter. */
const LIMIT_MS = 2_400_000;
const PRICES = { 'NOVA-DEKSEL': 349, 'NOVA-KLUT': 79 };

let shop: TestApp;
beforeAll(async () => {
  recordErrors();
  const feed = aFeed();
  const products = feed.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: PRICES[variant.sku as 'NOVA-KLUT'] ?? variant.price,
    })),
  }));
  shop = await createTestApp({ feed: { ...feed, products }, env: { RATE_LIMITS: 'off' } });
});
afterAll(() => shop.close());

type Step = fc.AsyncCommand<object, CartWalk>;
const step = <Args extends readonly unknown[]>(
  name: string,
  args: fc.Arbitrary<Args>,
  run: (walk: CartWalk, ...given: Args) => Promise<void>,
): fc.Arbitrary<Step> =>
  args.map((given) => ({
    check: () => true,
    run: (_model, walk) => run(walk, ...given),
    toString: () => `${name}(${given.join(', ')})`,
  }));

const tab = fc.constantFrom(0 as const, 0 as const, 1 as const);
const sku = fc.constantFrom(...Object.keys(PRICES));
const place = fc.nat({ max: 3 });
const pieces = fc.integer({ min: 1, max: 10 });
const none = fc.constant<[]>([]);

type Place = 0 | 1;
async function leaveWithWish(
  walk: CartWalk,
  at: Place,
  row: number,
  one: number,
  other: number,
  ...how: [boolean, boolean]
) {
  await walk.rest();
  await walk.setQuantity(at, row, one);
  await walk.setQuantity(at, row, other);
  await walk.leave(at, ...how);
  await walk.rest();
}

/** So often a change is sent before it is said that its answer is lost. */
const SENDINGS = 3;
/** @param isSeen whether the visitor sees what became of the first press before the second one */
async function addAfterSilence(walk: CartWalk, at: Place, name: string, isSeen: boolean) {
  await walk.rest();
  const before = await walk.pieces(name);
  await walk.add(at, name, 1, 1);
  for (let sending = 1; sending <= SENDINGS; sending += 1) {
    if (sending > 1) await walk.wait();
    await walk.loseAnswer(0);
  }
  if (isSeen) await walk.answer(0);
  await walk.add(at, name, 1, 1);
  await walk.rest();
  // More of them than one may buy are refused; and without any, this may have been the press that began an order.
  if (before > 0 && before < 8) expect(await walk.pieces(name)).toBe(before + (isSeen ? 2 : 1));
}

const STEPS = fc.commands(
  [
    step('add', fc.tuple(tab, sku, fc.constantFrom(1, 1, 2), fc.constantFrom(1, 1, 2)), (walk, ...given) =>
      walk.add(...given),
    ),
    step('set quantity', fc.tuple(tab, place, pieces), (walk, ...given) => walk.setQuantity(...given)),
    step('set quantity', fc.tuple(tab, place, pieces), (walk, ...given) => walk.setQuantity(...given)),
    step('remove', fc.tuple(tab, place), (walk, ...given) => walk.remove(...given)),
    step('undo', fc.tuple(tab), (walk, ...given) => walk.undo(...given)),
    step('arrive', fc.tuple(place), (walk, ...given) => walk.arrive(...given)),
    step('answer', fc.tuple(place), (walk, ...given) => walk.answer(...given)),
    step('answer', fc.tuple(place), (walk, ...given) => walk.answer(...given)),
    step('lose answer', fc.tuple(place), (walk, ...given) => walk.loseAnswer(...given)),
    step('lose request', fc.tuple(place), (walk, ...given) => walk.loseRequest(...given)),
    step('refuse', fc.tuple(place, fc.constantFrom(403, 429)), (walk, ...given) => walk.refuse(...given)),
    step('wait', none, (walk) => walk.wait()),
    step('wait', none, (walk) => walk.wait()),
    step('leave', fc.tuple(tab, fc.boolean(), fc.boolean()), (walk, ...given) => walk.leave(...given)),
    step('rest', none, (walk) => walk.rest()),
    step('rest', none, (walk) => walk.rest()),
    // These come too seldom by chance alone in a few walks.
    step('change twice and leave', fc.tuple(tab, place, pieces, pieces, fc.boolean(), fc.boolean()), leaveWithWish),
    step('add again after silence', fc.tuple(tab, sku, fc.boolean()), addAfterSilence),
    step('expire', none, (walk) => walk.expire()),
  ],
  { size: 'large', maxCommands: 60 },
);

test(
  'at every rest the tabs show what the API keeps and the checkout charges, and nothing counts twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        const walk = await startWalk(shop, PRICES);
        try {
          await fc.asyncModelRun(() => ({ model: {}, real: walk }), steps);
          await walk.pay();
        } finally {
          walk.end();
        }
      }),
      { numRuns: WALKS },
    );
  },
  LIMIT_MS,
);
