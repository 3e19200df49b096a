import fc from 'fast-check';
import { aDeliveryMethod, aDeliveryTime } from '../testing';
import { DELIVERY_CODES } from './delivery-code';
import { deliveryCodesOf, withDeliveryTimes } from './delivery-time';

const option = (type: string) => aDeliveryMethod({ type });

test('[P3-35] an option gets the time of the code that its type contains', () => {
  const times = [
    aDeliveryTime({ deliveryCode: 'PICK_UP_POINT', estimatedDeliveryDate: '2026-11-23' }),
    aDeliveryTime({ deliveryCode: 'PICK_UP_POINT_BRING', estimatedDeliveryDate: '2026-11-25' }),
    aDeliveryTime({ deliveryCode: 'PICK_UP_POINT_BRING', estimatedDeliveryDate: '2026-11-30' }),
    aDeliveryTime({ deliveryCode: 'DRONE', estimatedDeliveryDate: '2026-11-22' }),
    aDeliveryTime({ deliveryCode: 'LETTER', estimatedDeliveryDate: null }),
  ];
  const options = [
    option('b2c.PICK_UP_POINT_BRING'),
    option('PICK_UP_POINT'),
    option('DRONE'),
    option('LETTER'),
    option('CARRYON_DOOR'),
  ];
  expect(withDeliveryTimes(options, times)).toEqual(
    ['2026-11-25', '2026-11-23', '2026-11-22', null, null].map((estimatedDeliveryDate, index) => ({
      ...options[index],
      estimatedDeliveryDate,
    })),
  );
});

test('[P7-23, F7.6-5] each code is queried once', () => {
  expect(deliveryCodesOf(['b2c.LETTER', 'LETTER', 'DRONE', 'CARRYON_DOOR'].map(option))).toEqual([
    'LETTER',
    'DRONE',
    'CARRYON_DOOR',
  ]);
});

test('[P3-35] neither the order of the times nor times of other codes matter', () => {
  const code = fc.constantFrom(...DELIVERY_CODES);
  const times = fc.uniqueArray(
    fc.record({ deliveryCode: code, estimatedDeliveryDate: fc.constantFrom('2026-11-24', '2026-11-25', null) }),
    { selector: (time) => time.deliveryCode },
  );
  fc.assert(
    fc.property(fc.array(code), times, (codes, all) => {
      const options = codes.map(option);
      const merged = withDeliveryTimes(options, all);
      expect(withDeliveryTimes(options, [...all].reverse())).toEqual(merged);
      expect(
        withDeliveryTimes(
          options,
          all.filter((time) => codes.includes(time.deliveryCode)),
        ),
      ).toEqual(merged);
    }),
  );
});
