import { shopLabel } from './shop-label';

test.each([
  [0, true, 'Klikk & hent - Fjell Storo'],
  [1, true, 'Fjell Storo'],
  [0, false, 'Fjell Storo'],
])('[P9-6] shop %d of the list, delivery shown: %s → %s', (index, isDeliveryShown, label) => {
  expect(shopLabel('Fjell Storo', index, isDeliveryShown)).toBe(label);
});
