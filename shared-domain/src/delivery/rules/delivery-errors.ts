/** What can go wrong on the way to shops and delivery options, and what the shopper is told (P8-2..6). */
export const DELIVERY_ERRORS = {
  // P8-2
  POSTCODE_NOT_FOUND: 'Ugyldig postnummer',
  // P8-3
  LOCATION_NOT_AVAILABLE:
    'Vi kan dessverre ikke vise tilgjengelige butikker i nærheten av deg. Sjekk at posisjonstjenester er skrudd på, og at nettleseren har tilgang til din posisjon.',
  // P8-4
  NO_NEARBY_SHOP: 'Klikk & Hent for dette produktet er dessverre ikke tilgjengelig akkurat nå',
  // P8-5
  NO_SUGGESTIONS: 'Vi kjenner ikke igjen dette stedet. Vennligst forsøk igjen.',
  // P8-6
  NO_SHOP_HAS_STOCK: 'Ikke tilgjengelig for Klikk og Hent',
} as const satisfies Readonly<Record<string, string>>;

export type DeliveryError = keyof typeof DELIVERY_ERRORS;
