import fc from 'fast-check';
import type { CART_ITEM_TYPES } from '../../cart';
import { type ProductListItem, toCardItem } from '../../catalogue';
import { aProductDetails, aProductListItem as aListItem, aProductListItem, aVariant } from '../../catalogue/testing';
import {
  ofListItem,
  ofVariant,
  productClickEvent,
  productDetailEvent,
  productListingEvent,
  resolveCategory,
} from './product-event';

describe('product event', () => {
  const aProductListItem = (change?: Parameters<typeof aListItem>[0]) => toCardItem(aListItem(change));
  const { product } = aProductDetails();
  const unknown = { ...aProductListItem(), type: 'HOLOGRAM' as ProductListItem['type'] };
  const message = 'Unhandled product type: HOLOGRAM';
  const card = { id: 'AUR-5P-256-LYN', name: 'Aurora 5 Pro', category: 'handset', brand: 'Aurora', price: 12_990 };

  test('[F7.7-5] the cards of a list with their places', () => {
    expect(
      productListingEvent([aProductListItem(), aProductListItem({ name: 'B' })], {
        list: 'HANDSET_LIST',
        position: 25,
      }),
    ).toEqual({
      event: {
        event: 'productListing',
        ecommerce: {
          currencyCode: 'NOK',
          impressions: [
            { ...card, list: 'HANDSET_LIST', position: 25 },
            { ...card, name: 'B', list: 'HANDSET_LIST', position: 26 },
          ],
        },
      },
      unhandled: [],
    });
  });

  test('[F7.7-5] a clicked card', () => {
    expect(productClickEvent(aProductListItem(), { list: 'search', position: 3 })).toEqual({
      event: {
        event: 'productClick',
        ecommerce: {
          currencyCode: 'NOK',
          click: { actionField: { list: 'search' }, products: [{ ...card, list: 'search', position: 3 }] },
        },
      },
      unhandled: [],
    });
  });

  test.each(['firstLoad', 'changeVariant'] as const)('[F7.7-5] %s tells the variant that is shown', (event) => {
    expect(productDetailEvent(event, product, aVariant())).toEqual({
      event: {
        event,
        ecommerce: { currencyCode: 'NOK', detail: { products: [{ ...card, variant: 'Lyng, 256\u00A0GB' }] } },
      },
      unhandled: [],
    });
  });

  test('[F8-16] an unknown type is left out and returned to the caller', () => {
    const place = { list: 'HANDSET_LIST', position: 1 };
    const listing = productListingEvent([unknown, aProductListItem()], place);
    expect(listing.event?.ecommerce.impressions.map(({ position }) => position)).toEqual([2]);
    expect(listing.unhandled).toEqual([message]);
    expect(productListingEvent([unknown], place)).toEqual({ event: null, unhandled: [message] });
    expect(productClickEvent(unknown, place)).toEqual({ event: null, unhandled: [message] });
    expect(productDetailEvent('firstLoad', { ...product, type: unknown.type }, aVariant())).toEqual({
      event: null,
      unhandled: [message],
    });
  });

  test('[F7.7-5] an empty list gives no event', () => {
    expect(productListingEvent([], { list: 'HANDSET_LIST', position: 1 })).toEqual({ event: null, unhandled: [] });
  });

  test('[F7.7-5, F8-16] each card is either in the event or returned to the caller', () => {
    const cards = fc.array(
      fc.boolean().map((isKnown) => (isKnown ? aProductListItem() : unknown)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(cards, fc.integer({ min: 1, max: 100 }), (items, position) => {
        const { event, unhandled } = productListingEvent(items, { list: 'x', position });
        expect((event?.ecommerce.impressions.length ?? 0) + unhandled.length).toBe(items.length);
        for (const { position: place } of event?.ecommerce.impressions ?? [])
          expect(items[place - position]?.type).toBe('HANDSET');
      }),
    );
  });
});

describe('shown product', () => {
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
});

const CASES: Readonly<Record<(typeof CART_ITEM_TYPES)[number], string>> = {
  ACCESSORY: 'accessory',
  BREAKAGE_FEE: 'fee',
  CONNECTED_DEVICE: 'connected-device',
  DELIVERY: 'delivery',
  HANDSET: 'handset',
  'HANDSET-PREOWNED': 'handset-preowned',
  MBB: 'modem',
  MODEM: 'modem',
  NEW_NUMBER: 'number',
  RESWITCH_EXISTING_HARDWARE: 'reswitch',
  RESWITCH_PLACEHOLDER: 'reswitch',
  ROUTER: 'modem',
  SERVICE: 'service',
  SIM: 'sim',
  SPECIALPRODUCT: 'special-product',
  SUBSCRIPTION: 'subscription',
  SUBSCRIPTION_DRAFT: 'subscription',
  SWITCH_BREAKAGE_FEE: 'fee',
  SWITCH_REMAINING_COST: 'fee',
  TABLET: 'tablet',
  TRANSFER: 'number',
  VOUCHER: 'voucher',
  WEARABLE: 'wearable',
  WEBDEAL: 'webdeal',
};

test.each(Object.entries(CASES))('[F3.1-16, F3.1-17] %s is sent as %s', (type, category) => {
  expect(resolveCategory(type)).toEqual({ ok: true, value: category });
});

test.each(['SOMETHING_NEW', 'constructor', 'handset', ''])(
  '[F8-16] an unknown type (%s) is a message, not an exception',
  (type) => {
    expect(resolveCategory(type)).toEqual({ ok: false, failure: `Unhandled product type: ${type}` });
  },
);
