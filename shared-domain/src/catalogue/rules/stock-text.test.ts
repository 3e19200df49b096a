import { ownText } from './placeholder';
import { stockTexts, toChannelOverrides } from './stock-text';

const overrides = {
  preSalesOverrideText: 'I salg fredag',
  outOfStockOverride: 'Tilbake i mars',
  inStockOverrideText: ' Sendes i dag ',
};

test('[P3-7, F7.6-2] the product’s texts under the names that the channel takes', () => {
  expect(toChannelOverrides(overrides)).toEqual({
    preSalesOverride: 'I salg fredag',
    outOfStockOverride: 'Tilbake i mars',
    inStockOverride: 'Sendes i dag',
  });
});

test('[F7.6-2, P9-16] what is missing, empty or a placeholder is not sent', () => {
  expect(toChannelOverrides({})).toEqual({});
  expect(
    toChannelOverrides({
      preSalesOverrideText: ' ',
      outOfStockOverride: 'DUMMY_TO_AVOID_ERROR',
      inStockOverrideText: 'Sendes i dag',
    }),
  ).toEqual({ inStockOverride: 'Sendes i dag' });
});

test('[P3-7, P4-63, P4-64, F5.5-2] the product’s own words, else the shop’s', () => {
  expect(stockTexts()).toEqual({
    preSales: { key: 'presale' },
    outOfStock: { key: 'soldOut' },
    inStock: { key: 'inWebStock' },
  });
  expect(stockTexts(overrides)).toEqual({
    preSales: ownText('I salg fredag'),
    outOfStock: ownText('Tilbake i mars'),
    inStock: ownText('Sendes i dag'),
  });
});
