import { aLeasePrice, aProductListItem } from '../testing';
import { toListCard } from './list-card';

const dot = (name: string) => ({ name, nameGrouped: name, html: '#000000' });

test('[F5.5-18] a card leads with the 24-month lease and says the full price', () => {
  expect(toListCard(aProductListItem({ upfrontPrice: { before: 13_990 } }))).toMatchObject({
    name: 'Aurora 5 Pro',
    price: { amount: '541,-', unit: '/md.' },
    priceNote: 'i 24\u00A0md. Fullpris 12\u00A0990,-',
    before: '13\u00A0990,-',
    sizes: '256\u00A0GB – 1\u00A0TB',
    stock: { text: 'På nettlager', tone: 'green' },
  });
});

test.each([
  ['F5.5-16', 'upfront', { amount: '12\u00A0990,-', unit: '' }, ''],
  ['F5.5-17', 'new-switch', { amount: '449,-', unit: '/md.' }, 'Svitsj i 24\u00A0md. Fullpris 12\u00A0990,-'],
  ['F5.5-18', 'lease12', { amount: '1\u00A0083,-', unit: '/md.' }, 'i 12\u00A0md. Fullpris 12\u00A0990,-'],
  ['F5.5-18', 'lease36', null, 'Fullpris 12\u00A0990,-'],
])('[%s] the card follows the financing %s', (_, financing, price, priceNote) => {
  expect(toListCard(aProductListItem(), { financing })).toMatchObject({ price, priceNote });
});

test('[F5.5-19] a lease paid now shows what is paid now', () => {
  const item = aProductListItem({ leasePrice: [aLeasePrice({ duration: 'now', upfront: 11_490 })] });
  expect(toListCard(item, { financing: 'leasenow' }).price).toEqual({ amount: '11\u00A0490,-', unit: '' });
});

test('[P8-11] hidden or missing prices: Pris kommer, never 0', () => {
  expect(toListCard(aProductListItem({ hidePrices: true }))).toMatchObject({ price: null, priceNote: 'Pris kommer', before: null });
  expect(toListCard(aProductListItem({ upfrontPrice: null, leasePrice: [] }))).toMatchObject({ price: null, priceNote: 'Pris kommer' });
});

test('[P6-14, F6-10] businesses see prices without mva.', () => {
  expect(toListCard(aProductListItem({ leasePrice: [] }), { realm: 'B2B' })).toMatchObject({ price: { amount: '10\u00A0392,-' }, priceNote: '(ekskl. mva.)' });
});

test('[P9-11] four colours, then how many more', () => {
  const colours = (count: number) => toListCard(aProductListItem({ variants: { colors: Array.from({ length: count }, (_, index) => dot(String(index))) } }));
  expect(colours(6)).toMatchObject({ moreColours: 2 });
  expect(colours(6).colours).toHaveLength(4);
  expect(colours(4).moreColours).toBe(0);
});

test('[P4-64] the best-stocked variant speaks for the product', () => {
  const statuses = (...salesStatuses: { name: string; sellable: boolean; quantityInStock: number }[]) => toListCard(aProductListItem({ variants: { salesStatuses } })).stock;
  expect(statuses({ name: 'a', sellable: false, quantityInStock: 99 }, { name: 'b', sellable: true, quantityInStock: 3 })).toMatchObject({ tone: 'blue', dcQtyAvailable: 3 });
  expect(statuses()).toMatchObject({ text: 'Utsolgt', sellable: false });
});
