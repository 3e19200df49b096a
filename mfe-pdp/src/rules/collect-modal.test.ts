import { collectModal } from './collect-modal';

test.each([
  [true, 'deliveryOptions'],
  [false, 'findShop'],
])('[P2-36] delivery shown: %s → the modal is titled %s', (isDeliveryShown, key) => {
  expect(collectModal(isDeliveryShown)).toEqual({
    title: { key },
    footer: { key: 'chosenInCheckout' },
    back: { key: 'backToProduct' },
  });
});
