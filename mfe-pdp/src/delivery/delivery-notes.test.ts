import { stockStatusOfSale } from 'shared-domain/catalogue';
import { toOre } from 'shared-domain/money';
import { aPage, aPricedVariant } from '../testing/build-page';
import { deliveryNotes } from './delivery-notes';

const terms = { fromPrice: toOre(99), freeFrom: toOre(1_000), workingDays: { min: 1, max: 5 } };
const variant = aPricedVariant({ prices: { upfront: { upfront: toOre(349) } } });
const purchase = {
  methods: [],
  method: null,
  option: 'upfront',
  needsPlan: false,
  plans: [],
  plan: null,
  hasYouthPlans: false,
};
const stockOf = (salesStatus: { readonly name: string; readonly quantityInStock: number }) =>
  stockStatusOfSale({ sellable: true, ...salesStatus }, aPage().details.product);
const facts: Parameters<typeof deliveryNotes>[0] = {
  terms,
  purchase,
  variant,
  stock: stockOf({ name: 'Sellable', quantityInStock: 25 }),
  quantity: 1,
  realm: 'B2C',
};

test.each<[string, Partial<Parameters<typeof deliveryNotes>[0]>, ReturnType<typeof deliveryNotes>]>([
  [
    'in stock',
    {},
    { onTop: '+ levering fra 99,-', promise: { lead: 'Levering fra 99,-', struck: false, rest: ' · 1–5 virkedager' } },
  ],
  [
    'of one length everywhere',
    { terms: { ...terms, workingDays: { min: 2, max: 2 } } },
    { onTop: '+ levering fra 99,-', promise: { lead: 'Levering fra 99,-', struck: false, rest: ' · 2 virkedager' } },
  ],
  [
    'so many that it is free',
    { quantity: 3 },
    { onTop: null, promise: { lead: 'Levering fra ', struck: '99,-', rest: ' 0,- · 1–5 virkedager' } },
  ],
  [
    'sold out: no promise of days',
    { stock: stockOf({ name: 'Sellable', quantityInStock: 0 }) },
    { onTop: '+ levering fra 99,-', promise: { lead: 'Levering fra 99,-', struck: false, rest: '' } },
  ],
  [
    'in presale: no promise of days',
    { stock: stockOf({ name: 'PreSales', quantityInStock: 25 }) },
    { onTop: '+ levering fra 99,-', promise: { lead: 'Levering fra 99,-', struck: false, rest: '' } },
  ],
  [
    'for a business, without mva.',
    { realm: 'B2B' },
    {
      onTop: '+ levering fra 79,20\u00A0kr',
      promise: { lead: 'Levering fra 79,20\u00A0kr (ekskl. mva.)', struck: false, rest: ' · 1–5 virkedager' },
    },
  ],
  ['[P6-15] of an equipment agreement', { realm: 'UKKO' }, null],
  ['the server says nothing', { terms: undefined }, null],
])('delivery: %s', (_, change, notes) => {
  expect(deliveryNotes({ ...facts, ...change })).toEqual(notes);
});
