import { aCartItem } from '../testing';
import { discountBadges } from './discount-badges';

const badgesOf = (discount: object) =>
  discountBadges(aCartItem({ discount: { isUniqueDiscount: false, value: {}, ...discount } }));

test('[F3.1-11] types with their status, then the handset discount text', () => {
  expect(
    badgesOf({
      handsetDiscountText: '500,- i telefonrabatt',
      types: [{ text: 'Kampanje', lozengeStatus: 'success' }, { text: 'Medlem' }],
    }),
  ).toEqual([
    { text: 'Kampanje', status: 'success' },
    { text: 'Medlem', status: null },
    { text: '500,- i telefonrabatt', status: null },
  ]);
});

test('[F3.1-11] without texts there is no badge', () => {
  expect(badgesOf({ handsetDiscountText: '', types: [{ text: '', lozengeStatus: 'success' }] })).toEqual([]);
  expect(badgesOf({ types: [{ text: 'Medlem', lozengeStatus: '' }] })).toEqual([{ text: 'Medlem', status: null }]);
  expect(discountBadges(aCartItem())).toEqual([]);
});
