import { cartText } from '../texts/nb';
import { drawerTitle } from './drawer-title';

test.each([
  [0, 'Handlekurv (0)'],
  [1, 'Handlekurv (1)'],
  [12, 'Handlekurv (12)'],
])('[F2.5-3] the drawer of %d items says so', (count, title) => {
  expect(cartText(drawerTitle(count))).toBe(title);
});
