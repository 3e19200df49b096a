import { showTexts } from 'shared-domain/testing';
import { toOre } from '../../money';
import { cartText } from '../texts/nb';
import { miniCart, toggleMiniCart } from './mini-cart';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

test('[F2.5-9, F3.2-8, F9.2-11] two sums with their headers, the count on the badge', () => {
  expect(
    inNorwegian(
      miniCart({
        shouldShowCart: true,
        numberOfItemsInCart: 2,
        pricePerMonth: toOre(1_040),
        priceUpfront: toOre(349.5),
      }),
    ),
  ).toEqual({
    hasTrigger: true,
    badge: 2,
    isOpen: true,
    monthly: { label: 'Betale pr md:', value: '1\u00A0040,-/md.' },
    upfront: { label: 'Betal nå:', value: '349,50\u00A0kr' },
  });
});

test('[F9.2-11] what is missing is 0, and closed', () => {
  expect(inNorwegian(miniCart({ numberOfItemsInCart: 1 }).isOpen)).toBe(false);
  expect(inNorwegian(miniCart({}))).toMatchObject({
    badge: 0,
    isOpen: false,
    monthly: { value: '0,-/md.' },
    upfront: { value: '0,-' },
  });
});

test.each([
  [0, false],
  [1, true],
])('[F4.2-1] with %d items the trigger shows: %s', (numberOfItemsInCart, expected) => {
  expect(inNorwegian(miniCart({ numberOfItemsInCart, shouldShowCart: true }))).toMatchObject({
    hasTrigger: expected,
    isOpen: expected,
  });
});

test.each([
  [false, true],
  [true, false],
])('[F4.2-1] open %s: the trigger makes it %s', (shouldShowCart, expected) => {
  const cart = miniCart({ numberOfItemsInCart: 1, shouldShowCart });
  expect(cart.isOpen).toBe(shouldShowCart);
  expect(toggleMiniCart(cart)).toBe(expected);
});

test('[F4.2-1] nothing opens without items', () => {
  expect(toggleMiniCart(miniCart({}))).toBe(false);
});
