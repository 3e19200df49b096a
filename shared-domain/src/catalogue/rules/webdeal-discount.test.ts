import type { Webdeal } from '../model';
import { aWebdeal } from '../testing';
import { type DiscountFacts, webdealDiscount } from './webdeal-discount';

const discount = (webdeals: readonly Webdeal[], change: Partial<DiscountFacts> = {}) =>
  webdealDiscount({
    webdeals,
    option: 'lease24',
    planCode: 'FJELL_X_MAX',
    hasExistingPhone: false,
    isLoggedIn: false,
    ...change,
  });

test('[P3-27] the first campaign that holds and carries a discount gives its code', () => {
  const deals = [
    aWebdeal(),
    aWebdeal({ discountId: 'SVITSJ', validSellingTypes: 'svitsj' }),
    aWebdeal({ discountId: 'HOST' }),
    aWebdeal({ discountId: 'VAR' }),
  ];
  expect(discount(deals)).toStrictEqual({ discountCode: 'HOST' });
  expect(discount([aWebdeal({ discountId: '' }), aWebdeal()])).toBeNull();
});

test('[P3-27] a campaign that is not shown on the page gives its discount all the same', () => {
  expect(discount([aWebdeal({ discountId: 'HOST', showOnPdp: false })])).toStrictEqual({ discountCode: 'HOST' });
});

test('[P7-10] the offering of the discount: one with X_BASIC_2025 first, else the first', () => {
  const offerings = ['FJELL_X_MAX', 'FJELL_X_BASIC_2025_2', 'FJELL_X_BASIC_2025'];
  expect(discount([aWebdeal({ discountId: 'HOST', offerings })])).toStrictEqual({
    discountCode: 'HOST',
    discountOfferingCode: 'FJELL_X_BASIC_2025_2',
  });
  expect(discount([aWebdeal({ discountId: 'HOST', offerings: ['FJELL_X_MAX', 'FJELL_X_START'] })])).toStrictEqual({
    discountCode: 'HOST',
    discountOfferingCode: 'FJELL_X_MAX',
  });
});

test('[P3-27] a members’ deal is for those who are logged in', () => {
  const deals = [aWebdeal({ discountId: 'MEDLEM', membersDeal: true }), aWebdeal({ discountId: 'ALLE' })];
  expect(discount(deals)).toStrictEqual({ discountCode: 'ALLE' });
  expect(discount(deals, { isLoggedIn: true })).toStrictEqual({ discountCode: 'MEDLEM' });
});
