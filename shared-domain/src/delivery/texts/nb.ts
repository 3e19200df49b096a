import { dayAndMonth, textFunction, WEEKDAY_NAMES } from '../../kernel';
import { formatPrice } from '../../money';
import type { ArrivalDay, DeliveryText, NamedDeliveryCode } from '../model';

/** Names of the delivery codes (P9-8, F9.13-6). The last four are couriers. */
export const DELIVERY_NAMES: Readonly<Record<NamedDeliveryCode, string>> = {
  CARRYON_POST: 'Levert til postkontoret',
  CARRYON_POST_BRING: 'Levert til postkontoret',
  CARRYON_DOOR: 'Levert på døren',
  PICK_UP_IN_SHOP: 'Klikk & hent',
  PICK_UP_POINT: 'Levert til valgfritt utleveringssted',
  PICK_UP_POINT_BRING: 'Levert til valgfritt utleveringssted',
  PICK_UP_POINT_BRING_ACC: 'Levert til valgfritt utleveringssted',
  LETTER: 'Brevpost',
  HH_express: 'Helthjem Ekspress',
  CARRYON_EXP: 'Levert med bud',
  CARRYON_EXP_FREE: 'Levert med bud',
  BUSN_PRC: 'Bedriftspakke',
};

const DAY_HOURS = 24;

/** 570 → '09:30', and after midnight 1560 → '02:00'. @param minutes since midnight */
const clock = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return `${String(minutes > DAY_HOURS * 60 ? hours - DAY_HOURS : hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

function dayName({ daysAway, weekday, day, month }: ArrivalDay): string {
  return ['i dag', 'i morgen'][daysAway] ?? `${WEEKDAY_NAMES[weekday]} ${dayAndMonth(day, month)}`;
}

/** Bokmål texts of delivery and shops. */
export const deliveryText = textFunction<DeliveryText>({
  postcodeNotFound: 'Ugyldig postnummer',
  locationNotAvailable:
    'Vi kan dessverre ikke vise tilgjengelige butikker i nærheten av deg. Sjekk at posisjonstjenester er skrudd på, og at nettleseren har tilgang til din posisjon.',
  noNearbyShop: 'Klikk & hent for dette produktet er dessverre ikke tilgjengelig akkurat nå',
  noSuggestions: 'Vi kjenner ikke igjen dette stedet. Vennligst forsøk igjen.',
  noShopHasStock: 'Ikke tilgjengelig for Klikk & hent',
  deliveryOptions: 'Leveringsmuligheter',
  findShop: 'Finn butikk',
  chosenInCheckout: 'Levering velger du på siste steg i kassen',
  backToProduct: 'Tilbake til produkt',
  freeShipping: 'Fri frakt',
  free: 'Gratis',
  delivery: 'Levering',
  closed: 'Stengt',
  open: 'Åpent',
  ownText: ({ text }) => text,
  deliveryName: ({ code }) => DELIVERY_NAMES[code],
  // The list of pickup points is in the checkout, not on the product page (P9-7).
  description: ({ text }) =>
    text.replaceAll('Velg utleveringssted i listen', 'Velg utleveringssted på siste steg i kassen'),
  price: ({ price }) => formatPrice(price),
  arrives: (values) => `Leveres ${dayName(values)}`,
  readyForPickup: (values) => `Kan hentes ${dayName(values)}`,
  shop: ({ name }) => name,
  clickAndCollectShop: ({ name }) => `Klikk & hent - ${name}`,
  wayToShop: ({ name }) => `Vis vei til ${name}`,
  moreShops: ({ count }) => `Vis ${count} ${count === 1 ? 'butikk' : 'butikker'} til`,
  openUntil: ({ closesAt }) => `Åpent til ${clock(closesAt)}`,
  closesSoon: ({ closesAt }) => `Stenger snart, kl. ${clock(closesAt)}`,
  opensToday: ({ opensAt }) => `Stengt, åpner kl. ${clock(opensAt)}`,
  opensTomorrow: ({ opensAt }) => `Stengt, åpner i morgen kl. ${clock(opensAt)}`,
  opensOn: ({ weekday, opensAt }) => `Stengt, åpner ${WEEKDAY_NAMES[weekday]} kl. ${clock(opensAt)}`,
});
