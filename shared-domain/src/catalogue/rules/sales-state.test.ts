import type { CatalogueText } from '../model';
import { ownText } from './placeholder';
import type { SALES_STATES } from './sales-state';
import { resolveSalesState, type SaleFlags } from './sales-state';

const status = (name: string, quantityInStock: number, sellable = true): SaleFlags['salesStatus'] => ({
  name,
  sellable,
  quantityInStock,
});

/** Each case also satisfies a later row, so a swapped order fails. */
const CASES: Record<(typeof SALES_STATES)[number]['id'], readonly [SaleFlags, string, CatalogueText | null]> = {
  'P8-11': [
    { salesStatus: status('PreSales', 0), hidePrices: true, hideBuyButton: true },
    'hidden-price',
    { key: 'priceToCome' },
  ],
  'P3-4': [{ salesStatus: status('PreSales', 0), hideBuyButton: true }, 'hidden-buy-button', null],
  'P4-53': [{ salesStatus: status('PreSales', 0) }, 'coming', { key: 'presale' }],
  'P4-66': [{ salesStatus: status('GlobalPhasedOutStocking', 0) }, 'phased-out', { key: 'phasedOut' }],
  'P3-7': [{ salesStatus: status('Sellable', 0) }, 'sold-out', { key: 'soldOut' }],
  'F5.5-3': [
    { salesStatus: status('Sellable', 1), hidePrices: false, hideBuyButton: false },
    'sellable',
    { key: 'inWebStock' },
  ],
};

test.each(Object.entries(CASES))('[%s] the sales state', (_, [facts, kind, text]) => {
  expect(resolveSalesState(facts)).toEqual({ kind, text });
});

test('[P3-7] what is not sellable is sold out whatever its stock; what is phased out sells while there are pieces', () => {
  expect(resolveSalesState({ salesStatus: status('Sellable', 5, false) }).kind).toBe('sold-out');
  expect(resolveSalesState({ salesStatus: status('GlobalPhasedOutStocking', 1) }).kind).toBe('sellable');
});

test('[P3-7] the product’s own words', () => {
  const overrides = {
    preSalesOverrideText: 'I salg fredag',
    outOfStockOverride: 'Tilbake i mars',
    inStockOverrideText: 'Sendes i dag',
  };
  const texts = [
    status('PreSales', 0),
    status('Sellable', 0),
    status('Sellable', 1),
    status('GlobalPhasedOutStocking', 0),
  ].map((salesStatus) => resolveSalesState({ salesStatus }, overrides).text);
  expect(texts).toEqual([...['I salg fredag', 'Tilbake i mars', 'Sendes i dag'].map(ownText), { key: 'phasedOut' }]);
});
