import { DELIVERY_ERRORS, type DeliveryError } from './delivery-errors';

const TEXTS: Readonly<Record<DeliveryError, readonly [id: string, text: string]>> = {
  POSTCODE_NOT_FOUND: ['[P8-2]', 'Ugyldig postnummer'],
  LOCATION_NOT_AVAILABLE: [
    '[P8-3]',
    'Vi kan dessverre ikke vise tilgjengelige butikker i nærheten av deg. Sjekk at posisjonstjenester er skrudd på, og at nettleseren har tilgang til din posisjon.',
  ],
  NO_NEARBY_SHOP: ['[P8-4]', 'Klikk & Hent for dette produktet er dessverre ikke tilgjengelig akkurat nå'],
  NO_SUGGESTIONS: ['[P8-5]', 'Vi kjenner ikke igjen dette stedet. Vennligst forsøk igjen.'],
  NO_SHOP_HAS_STOCK: ['[P8-6]', 'Ikke tilgjengelig for Klikk og Hent'],
};

test.each(Object.entries(TEXTS).map(([kind, [id, text]]) => ({ kind: kind as DeliveryError, id, text })))(
  '$id $kind: $text',
  ({ kind, text }) => {
    expect(DELIVERY_ERRORS[kind]).toBe(text);
  },
);
