import { toDeliveryQuestion } from './delivery-question';

test.each([
  ['HANDSET', false, false],
  ['HANDSET-PREOWNED', true, true],
] as const)(
  '[P7-22, F7.6-4] the delivery methods of a %s',
  (productType, isFreeExpressDelivery, isPreownedDelivery) => {
    expect(toDeliveryQuestion({ zipCode: '0154', productType, isFreeExpressDelivery })).toEqual({
      zipCode: '0154',
      realm: 'b2c',
      isFreeExpressDelivery,
      isPreownedDelivery,
      isLetterDelivery: false,
      isDigitalDelivery: false,
    });
  },
);
