import { type ProductListItem, toCardItem } from '../../catalogue';
import { aProductDetails, aProductListItem, aVariant } from '../../catalogue/testing';
import { ofListItem, ofVariant } from './shown-product';

const { product } = aProductDetails();
const card = { id: 'AUR-5P-256-LYN', name: 'Aurora 5 Pro', category: 'handset', brand: 'Aurora' };

test('[F7.7-5] a card of a list: its first sku and full price', () => {
  expect(ofListItem(toCardItem(aProductListItem()))).toEqual({ ok: true, value: { ...card, price: 12_990 } });
  expect(ofListItem(toCardItem(aProductListItem({ skus: [] })))).toMatchObject({ value: { id: 'Aurora 5 Pro' } });
});

test('[F7.7-5] the variant of a product page: colour and size', () => {
  expect(ofVariant(product, aVariant())).toEqual({
    ok: true,
    value: { ...card, variant: 'Lyng, 256\u00A0GB', price: 12_990 },
  });
  expect(ofVariant(product, aVariant({ size: null }))).toMatchObject({ value: { variant: 'Lyng' } });
  expect(ofVariant(product, aVariant({ size: null, color: { name: '' } }))).toEqual({
    ok: true,
    value: { ...card, price: 12_990 },
  });
});

test.each([
  ['a card without a full price', ofListItem(toCardItem(aProductListItem({ upfrontPrice: null })))],
  ['a card that hides prices', ofListItem(toCardItem(aProductListItem({ hidePrices: true })))],
  [
    'a variant without a full price',
    ofVariant(product, aVariant({ size: null, color: { name: '' }, prices: { upfront: null } })),
  ],
  [
    'a variant that hides prices',
    ofVariant({ ...product, hidePrices: true }, aVariant({ size: null, color: { name: '' } })),
  ],
])('[F7.7-5] %s has none, not 0', (_, result) => {
  expect(result).toStrictEqual({ ok: true, value: card });
});

test('[F8-16] an unknown type is a message', () => {
  const unknown = { type: 'HOLOGRAM' as ProductListItem['type'] };
  expect(ofListItem({ ...aProductListItem(), ...unknown })).toEqual({
    ok: false,
    failure: 'Unhandled product type: HOLOGRAM',
  });
  expect(ofVariant({ ...product, ...unknown }, aVariant())).toEqual({
    ok: false,
    failure: 'Unhandled product type: HOLOGRAM',
  });
});
