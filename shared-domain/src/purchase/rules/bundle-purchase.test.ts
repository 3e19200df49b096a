import { toBundlePurchase } from './bundle-purchase';

test('[F3.6-1, F9.12-1, F7.1-15] product, plan and code of the campaign, never an amount', () => {
  expect(
    toBundlePurchase({ sku: 'FONN', offeringCode: 'FJELL_X_MAX_2025.COM12PURP20', discountCode: 'PAKKE' }),
  ).toStrictEqual({
    update: {
      handsetSku: 'FONN',
      financingType: 'upfront',
      pricePlan: 'FJELL_X_MAX_2025.COM12PURP20',
      discountCode: 'PAKKE',
      discountOfferingCode: 'FJELL_X_MAX_2025',
    },
  });
});
