import { cartButton, drawerTitle } from './cart-button';

test('[F2.5-2] no button and no drawer without items', () => {
  expect(cartButton(0)).toBeNull();
});

test('[F2.5-2, F2.5-3] from one item on: the badge counts, the drawer says so', () => {
  expect(cartButton(1)).toEqual({ label: 'Handlekurv', badge: 1, drawerTitle: 'Handlekurv (1)' });
  expect(cartButton(12)).toEqual({ label: 'Handlekurv', badge: 12, drawerTitle: 'Handlekurv (12)' });
});

test('[F2.5-3] a drawer that stays open says 0', () => {
  expect(drawerTitle(0)).toBe('Handlekurv (0)');
});
