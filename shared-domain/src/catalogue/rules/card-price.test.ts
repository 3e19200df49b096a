import { toOre } from '../../money';
import { aLeasePrice, aProductListItem } from '../testing';
import { cardPrice } from './card-price';

const FULL = 'Fullpris 12\u00A0990,-';
const item = aProductListItem({
  leasePrice: [
    aLeasePrice(),
    aLeasePrice({ duration: '12', monthly: toOre(1_083) }),
    aLeasePrice({ duration: 'now', upfront: toOre(11_490) }),
  ],
  ukkoPrice: { duration: '36', monthly: toOre(289) },
});

test.each([
  ['[F5.5-18]', null, '541,-', '/md.', `i 24\u00A0md. ${FULL}`],
  ['[F5.5-16]', 'upfront', '12\u00A0990,-', '', ''],
  ['[F5.5-16]', 'upfront b2b', '12\u00A0990,-', '', ''],
  ['[F5.5-17]', 'new-switch', '449,-', '/md.', `Svitsj i 24\u00A0md. ${FULL}`],
  ['[F5.5-18]', 'lease12', '1\u00A0083,-', '/md.', `i 12\u00A0md. ${FULL}`],
  ['[F5.5-19]', 'leasenow', '11\u00A0490,-', '', `med avtaletid. ${FULL}`],
  ['[F5.5-20]', 'ukko36', '289,-', '/md.', 'i 36\u00A0md. (ekskl. mva.)'],
])('%s the card follows the financing %s', (_, financing, amount, unit, note) => {
  expect(cardPrice(item, financing, 'B2C')).toEqual({ price: { amount, unit }, note, before: null });
});

test('[F5.5-18] what is not sold that way shows the full price', () => {
  expect(cardPrice(item, 'lease36', 'B2C')).toEqual({ price: null, note: FULL, before: null });
});

test('[F5.5-18] a product sold by lease only shows no full price', () => {
  expect(cardPrice(aProductListItem({ upfrontPrice: null }), null, 'B2C')).toEqual({
    price: { amount: '541,-', unit: '/md.' },
    note: 'i 24\u00A0md.',
    before: null,
  });
});

test('[F5.5-16] without the lease a card leads with the full price', () => {
  expect(cardPrice(aProductListItem({ leasePrice: [aLeasePrice({ duration: '12' })] }), null, 'B2C')).toMatchObject({
    price: { amount: '12\u00A0990,-', unit: '' },
    note: '',
  });
});

test('[P6-15] agreement customers see the agreement, without mva. as the wire has it, and no full price', () => {
  expect(cardPrice(item, null, 'UKKO')).toEqual({
    price: { amount: '289,-', unit: '/md.' },
    note: 'i 36\u00A0md. (ekskl. mva.)',
    before: null,
  });
  expect(cardPrice(aProductListItem({ ukkoPrice: { duration: '24' } }), null, 'UKKO')).toEqual({
    price: null,
    note: 'Utstyrsavtale 24\u00A0md.',
    before: null,
  });
  expect(cardPrice(aProductListItem({ ukkoPrice: null, leasePrice: [] }), null, 'UKKO')).toMatchObject({
    price: { amount: '12\u00A0990,-' },
    note: '',
  });
});

test('[P6-14, F6-10] businesses see every price without mva.', () => {
  const struck = aProductListItem({ upfrontPrice: { before: toOre(13_990) } });
  expect(cardPrice(struck, null, 'B2B')).toEqual({
    price: { amount: '432,80\u00A0kr', unit: '/md.' },
    note: 'i 24\u00A0md. Fullpris 10\u00A0392,- (ekskl. mva.)',
    before: '11\u00A0192,-',
  });
  expect(cardPrice(struck, 'upfront', 'B2B')).toMatchObject({
    price: { amount: '10\u00A0392,-', unit: '' },
    note: '(ekskl. mva.)',
  });
  expect(cardPrice(item, 'ukko36', 'B2B').price?.amount).toBe('289,-');
});

test('[P8-11] hidden or missing prices: Pris kommer, never 0', () => {
  const before = { upfrontPrice: { before: toOre(13_990) } };
  expect(cardPrice(aProductListItem({ hidePrices: true, ...before }), null, 'B2C')).toEqual({
    price: null,
    note: 'Pris kommer',
    before: null,
  });
  expect(cardPrice(aProductListItem({ upfrontPrice: null, leasePrice: [] }), null, 'B2C')).toEqual({
    price: null,
    note: 'Pris kommer',
    before: null,
  });
  expect(cardPrice(aProductListItem(before), 'lease36', 'B2C').before).toBeNull();
  expect(cardPrice(aProductListItem(before), null, 'B2C').before).toBe('13\u00A0990,-');
});
