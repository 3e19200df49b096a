import { toOre } from '../../money';
import { anInsurance } from '../testing';
import { insuranceCard } from './insurance-card';

test('[P3-31] the monthly price', () => {
  expect(insuranceCard(anInsurance(), toOre(5_990))).toEqual({
    price: '129,-/md.',
    struck: null,
    sellingPoints: [{ icon: 'shield', subtext: 'Egenandel 600,- når skaden er ute' }],
  });
});

test.each([
  [99, '99,-/md.', '129,-/md.'],
  [129, '129,-/md.', null],
  [149, '129,-/md.', null],
  [0, '129,-/md.', null],
])('[P3-31] with a discount price of %d it costs %s, before %j', (discountPrice, price, struck) => {
  expect(insuranceCard(anInsurance({ discountPrice: toOre(discountPrice) }), toOre(5_990))).toMatchObject({
    price,
    struck,
  });
});

test('[P3-31, P9-20] every [DATA] is the excess of the device', () => {
  const sellingPoints = [{ subtext: '[DATA] eller [DATA]' }, { subtext: 'Dekker tyveri' }];
  expect(insuranceCard(anInsurance({ sellingPoints }), toOre(12_990)).sellingPoints).toEqual([
    { subtext: '1\u00A0000,- eller 1\u00A0000,-' },
    { subtext: 'Dekker tyveri' },
  ]);
});
