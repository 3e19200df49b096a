import { collectModal } from './collect-modal';

test.each([
  [true, 'Leveringsmuligheter'],
  [false, 'Finn butikk'],
])('[P2-36] delivery shown: %s → the modal is titled %s', (isDeliveryShown, title) => {
  expect(collectModal(isDeliveryShown)).toEqual({
    title,
    footer: 'Levering velger du på siste steg i kassen',
    back: 'Tilbake til produkt',
  });
});
