import { cartText } from 'shared-domain/cart';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from 'shared-domain/cart/testing';
import { showTexts } from 'shared-domain/testing/index';
import { familyDiscountBox, familyDiscountHeading, showsFamilyDiscount } from './family-discount';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

const BODY = 'Visste du at hvis du legger til flere abonnement hos oss får du familierabatt?';

test('[F9.2-10] the heading greets who is known', () => {
  expect(inNorwegian(familyDiscountHeading('Kari'))).toBe('Hei Kari!');
  expect(inNorwegian(familyDiscountHeading(null))).toBe('Du kan få rabatt');
  expect(inNorwegian(familyDiscountHeading(''))).toBe('Du kan få rabatt');
});

test('[F9.2-10, F3.2-7] heading, body, then the link if there is one', () => {
  expect(
    inNorwegian(
      familyDiscountBox({ name: 'Kari', discountLink: '/mobilabonnement/familie/', showFamilyDiscountInfo: true }),
    ),
  ).toEqual({
    heading: 'Hei Kari!',
    body: BODY,
    link: '/mobilabonnement/familie/',
  });
  expect(inNorwegian(familyDiscountBox({ showFamilyDiscountInfo: true }))).toEqual({
    heading: 'Du kan få rabatt',
    body: BODY,
    link: null,
  });
  expect(inNorwegian(familyDiscountBox({ name: 'Kari', showFamilyDiscountInfo: false }))).toBeNull();
});

const plan = aCartItem({ type: 'SUBSCRIPTION', cartItemId: 'line-7' });

test.each([
  ['the plan of a bundle, in rows and entries', aBundleCart(), true],
  ['a plan in the rows only', aCart({ cart: { content: [plan] } }), true],
  ['a draft', aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION_DRAFT' })] } }), true],
  ['a plan in the entries only', aBundleCart({ cart: { content: [] } }), true],
  [
    'a plan that another one makes no cheaper',
    aBundleCart({
      cart: {
        subscriptions: aBundleCart().cart.subscriptions.map((each) => ({ ...each, canHaveFamilyDiscount: false })),
      },
    }),
    false,
  ],
  ['two plans', aCart({ cart: { content: [plan, aBundleItem({ items: [aNestedItem()] })] } }), false],
  ['no plan', aCart(), false],
  ['a plan of a business', aBundleCart({ realm: 'B2B' }), false],
])('[F3.2-7] %s: worth the hint %s', (_, cart, expected) => {
  expect(showsFamilyDiscount(cart)).toBe(expected);
});
