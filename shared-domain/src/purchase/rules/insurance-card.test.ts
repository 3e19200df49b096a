import { toOre } from '../../money';
import { anInsurance } from '../testing';
import { insuranceCard } from './insurance-card';

test('[P3-31] the monthly price', () => {
  expect(insuranceCard(anInsurance(), toOre(5_990))).toEqual({
    price: toOre(129),
    before: null,
    sellingPoints: [
      {
        icon: 'shield',
        text: { key: 'sellingPoint', values: { subtext: 'Egenandel [DATA] når skaden er ute', excess: toOre(600) } },
      },
    ],
  });
});

test.each([
  [99, 99, 129],
  [129, 129, null],
  [149, 129, null],
  [0, 129, null],
])('[P3-31] with a discount price of %d it costs %d, before %j', (discountPrice, price, before) => {
  expect(insuranceCard(anInsurance({ discountPrice: toOre(discountPrice) }), toOre(5_990))).toMatchObject({
    price: toOre(price),
    before: before && toOre(before),
  });
});

test('[P3-31, P9-20] the selling points have the excess of the device', () => {
  const sellingPoints = [{ subtext: 'Dekker tyveri' }];
  expect(insuranceCard(anInsurance({ sellingPoints }), toOre(12_990)).sellingPoints).toEqual([
    { text: { key: 'sellingPoint', values: { subtext: 'Dekker tyveri', excess: toOre(1_000) } } },
  ]);
});
