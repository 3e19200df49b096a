import { showTexts } from 'shared-domain/testing';
import { toOre } from '../../money';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import { cartText } from '../texts/nb';
import { amountLines, minimumTotalItems } from './amount-lines';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

test('[F9.1-23] each row with the price, for all its pieces, and its discount below it', () => {
  const discount = { name: 'Høstsalg', isUniqueDiscount: true, value: { upfront: toOre(50) } };
  const content = [aBundleItem(), aCartItem({ quantity: { value: 2 }, discount }), aCartItem({ name: 'Kabel' })];
  expect(inNorwegian(amountLines(aBundleCart({ cart: { content } }), 'upfront'))).toEqual([
    { label: '2 × Kvist lader 45 W, USB-C', value: '698,-' },
    { label: 'Høstsalg', value: '\u2212100,-' },
    { label: 'Kabel', value: '349,-' },
  ]);
});

test('[F9.1-23] nested rows too, by the month; a discount without a name is one', () => {
  const plan = aNestedItem({ discount: { isUniqueDiscount: false, value: { monthly: toOre(100) } } });
  const answer = aBundleCart({ cart: { content: [aBundleItem({ items: [plan] })] } });
  expect(inNorwegian(amountLines(answer, 'monthly'))).toEqual([
    { label: 'Aurora 5 Pro', value: '541,-/md.' },
    { label: 'Fjell X Basic', value: '499,-/md.' },
    { label: 'Rabatt', value: '\u2212100,-/md.' },
  ]);
});

test('a business sees them without mva.', () => {
  expect(inNorwegian(amountLines(aCart({ realm: 'B2B' }), 'upfront'))).toMatchObject([{ value: '279,20\u00A0kr' }]);
});

test('[F3.2-6, F9.2-9] the parts of the minimum total price, with the months where the total is just those', () => {
  const plan = aNestedItem({ price: { total: toOre(5_988) } });
  const odd = aCartItem({ name: 'Nettbrett', price: { monthly: toOre(100), total: toOre(2_450), upfront: undefined } });
  const content = [aBundleItem({ items: [plan] }), aCartItem({ quantity: { value: 2 } }), odd];
  expect(inNorwegian(minimumTotalItems(aBundleCart({ cart: { content } })))).toEqual([
    { name: 'Aurora 5 Pro', total: toOre(12_984), description: ['541,-/md. i 24\u00A0md.'] },
    { name: 'Fjell X Basic', total: toOre(5_988), description: ['499,-/md. i 12\u00A0md.'] },
    { name: '2 × Kvist lader 45 W, USB-C', total: toOre(698), description: [] },
    { name: 'Nettbrett', total: toOre(2_450), description: [] },
  ]);
});

test('[F9.2-9] a row without a total has no part', () => {
  expect(minimumTotalItems(aCart({ cart: { content: [aCartItem({ price: { total: undefined } })] } }))).toEqual([]);
});
