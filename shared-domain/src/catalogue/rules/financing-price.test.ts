import { toOre, ZERO } from '../../money';
import { aLeasePrice, aProductListItem } from '../testing';
import { leaseOf, priceForFinancing } from './financing-price';

const item = aProductListItem({
  leasePrice: [
    aLeasePrice(),
    aLeasePrice({ duration: '12', monthly: toOre(1_083) }),
    aLeasePrice({ duration: 'now', code: 'now', upfront: toOre(11_490), monthly: ZERO }),
  ],
  ukkoPrice: { duration: '36' },
});

test.each([
  ['[F5.5-16]', null, 1_299_000],
  ['[F5.5-16]', 'upfront', 1_299_000],
  ['[F5.5-17]', 'new-switch', 44_900],
  ['[F5.5-17]', 'existing-switch', 44_900],
  ['[F5.5-18]', 'lease24', 54_100],
  ['[F5.5-18]', 'lease12', 108_300],
  ['[F5.5-18]', 'lease36', null],
  ['[F5.5-19]', 'leasenow', 1_149_000],
  ['[F5.5-20]', 'ukko36', null],
  ['[F5.5-20]', 'avdrag', null],
])('%s the price of %s is %s øre', (_, option, expected) => {
  expect(priceForFinancing(item, option)).toBe(expected);
});

test.each([[{ duration: '0' }], [{ duration: 'now' }], [{ code: 'now' }]])(
  '[F5.5-19] a lease with %j is the one paid now',
  (change) => {
    const only = aProductListItem({ leasePrice: [aLeasePrice({ upfront: toOre(9_990), ...change })] });
    expect(priceForFinancing(only, 'leasenow')).toBe(999_000);
  },
);

test('[F5.5-16, F5.5-17] what is not sold that way has no price, never 0', () => {
  const bare = aProductListItem({ upfrontPrice: null, switchPrice: null, leasePrice: [] });
  expect(['upfront', 'new-switch', 'lease24', 'leasenow'].map((option) => priceForFinancing(bare, option))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('[F5.5-20] an agreement has a price where the item states one for its months', () => {
  const agreed = aProductListItem({ ukkoPrice: { duration: '24', monthly: toOre(332.8) } });
  expect(priceForFinancing(agreed, 'ukko24')).toBe(33_280);
  expect(priceForFinancing(agreed, 'ukko36')).toBeNull();
  expect(priceForFinancing(aProductListItem({ ukkoPrice: null }), 'ukko24')).toBeNull();
});

test('[F5.5-18] of several leases of one duration the cheapest counts, the one paid now is none of them', () => {
  const leases = [
    aLeasePrice({ monthly: toOre(600) }),
    aLeasePrice({ monthly: toOre(541) }),
    aLeasePrice({ monthly: toOre(580) }),
    aLeasePrice({ monthly: toOre(1), code: 'now' }),
  ];
  expect(priceForFinancing(aProductListItem({ leasePrice: leases }), 'lease24')).toBe(54_100);
});

test('[F5.5-18] of two as cheap the first', () => {
  const [first, second] = [aLeasePrice({ total: toOre(1) }), aLeasePrice({ total: toOre(2) })];
  expect(leaseOf(aProductListItem({ leasePrice: [first, second] }), 24)).toBe(first);
});

test('[F5.5-16] the full price of a business is the full price', () => {
  expect(priceForFinancing(item, 'upfront b2b')).toBe(1_299_000);
});

test('[P3-4] hidden prices are no prices to sort or filter by', () => {
  expect(priceForFinancing(aProductListItem({ hidePrices: true }), 'upfront')).toBeNull();
});
