import { shopLabel } from './shop-label';

test.each([
  [0, true, 'clickAndCollectShop'],
  [1, true, 'shop'],
  [0, false, 'shop'],
])('[P9-6] shop %d of the list, delivery shown: %s → %s', (index, isDeliveryShown, key) => {
  expect(shopLabel('Fjell Storo', index, isDeliveryShown)).toEqual({ key, values: { name: 'Fjell Storo' } });
});
