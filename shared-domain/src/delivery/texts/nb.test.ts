import { toOre } from '../../money';
import type { DeliveryText } from '../model';
import { deliveryText } from './nb';

test.each<[string, DeliveryText, string]>([
  ['P8-2', { key: 'postcodeNotFound' }, 'Ugyldig postnummer'],
  [
    'P8-3',
    { key: 'locationNotAvailable' },
    'Vi kan dessverre ikke vise tilgjengelige butikker i nærheten av deg. Sjekk at posisjonstjenester er skrudd på, og at nettleseren har tilgang til din posisjon.',
  ],
  ['P8-4', { key: 'noNearbyShop' }, 'Klikk & hent for dette produktet er dessverre ikke tilgjengelig akkurat nå'],
  ['P8-5', { key: 'noSuggestions' }, 'Vi kjenner ikke igjen dette stedet. Vennligst forsøk igjen.'],
  ['P8-6', { key: 'noShopHasStock' }, 'Ikke tilgjengelig for Klikk & hent'],
  ['P2-36', { key: 'deliveryOptions' }, 'Leveringsmuligheter'],
  ['P2-36', { key: 'findShop' }, 'Finn butikk'],
  ['P2-36', { key: 'chosenInCheckout' }, 'Levering velger du på siste steg i kassen'],
  ['P2-36', { key: 'backToProduct' }, 'Tilbake til produkt'],
  ['P2-36', { key: 'wayToShop', values: { name: 'Fjell Storo' } }, 'Vis vei til Fjell Storo'],
  ['P2-36', { key: 'closed' }, 'Stengt'],
  ['P2-36', { key: 'openUntil', values: { closesAt: 18 * 60 } }, 'Åpent til 18:00'],
  ['P2-36', { key: 'opensOn', values: { opensAt: 9 * 60 + 5, weekday: 3 } }, 'Stengt, åpner onsdag kl. 09:05'],
  ['P3-35', { key: 'price', values: { price: toOre(59) } }, '59,-'],
  ['P3-35', { key: 'freeShipping' }, 'Fri frakt'],
  ['P3-35', { key: 'free' }, 'Gratis'],
  ['P9-6', { key: 'clickAndCollectShop', values: { name: 'Fjell Storo' } }, 'Klikk & hent - Fjell Storo'],
  ['P9-6', { key: 'shop', values: { name: 'Fjell Storo' } }, 'Fjell Storo'],
  ['P4-67, P9-2', { key: 'moreShops', values: { count: 1 } }, 'Vis 1 butikk til'],
  ['P4-67, P9-2', { key: 'moreShops', values: { count: 5 } }, 'Vis 5 butikker til'],
])('[%s] the text of %j', (_, text, rendered) => {
  expect(deliveryText(text)).toBe(rendered);
});
