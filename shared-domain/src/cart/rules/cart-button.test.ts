import { showTexts } from 'shared-domain/testing';
import { cartText } from '../texts/nb';
import { cartButton, drawerTitle } from './cart-button';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

test('[F2.5-2] no button and no drawer without items', () => {
  expect(inNorwegian(cartButton(0))).toBeNull();
});

test('[F2.5-2, F2.5-3] from one item on: the badge counts, the drawer says so', () => {
  expect(inNorwegian(cartButton(1))).toEqual({ label: 'Handlekurv', badge: 1, drawerTitle: 'Handlekurv (1)' });
  expect(inNorwegian(cartButton(12))).toEqual({ label: 'Handlekurv', badge: 12, drawerTitle: 'Handlekurv (12)' });
});

test('[F2.5-3] a drawer that stays open says 0', () => {
  expect(inNorwegian(drawerTitle(0))).toBe('Handlekurv (0)');
});
