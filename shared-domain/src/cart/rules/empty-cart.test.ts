import { emptyCart } from './empty-cart';

test.each(['B2C', 'B2B', 'UKKO'] as const)(
  '[P7-2, F7.1-3] a cart that cannot be read is an empty one of %s',
  (realm) => {
    expect(emptyCart(realm)).toEqual({
      orderRef: null,
      realm,
      hasPaid: false,
      customerTypeGet: null,
      reSwitch: null,
      cart: { content: [], subscriptions: [] },
      subscriptions: [],
      totals: { monthly: 0, upfront: 0, firstInvoice: 0, vat: 0, upfrontWithoutVAT: 0 },
      delivery: null,
    });
  },
);
