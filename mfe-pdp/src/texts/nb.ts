import type { Realm } from 'shared-domain/contracts/realm';
import { WITHOUT_VAT_NOTE } from 'shared-domain/money';
import { isShownWithoutVat } from 'shared-domain/purchase';

/** Bokmål texts of the product page. Prices come formatted. */
export const texts = {
  colour: 'Farge',
  size: 'Størrelse',
  orNow: (upfront: string) => `eller ${upfront} nå`,
  perMonths: (months: string) => `i ${months}`,
  stock: 'Lagerstatus',
  payment: 'Betaling',
  paymentHeading: 'Hvordan vil du betale?',
  loginForSwitch: 'Logg inn for å svitsje',
  agreements: 'Velg avtale på Min Side',
  payNow: (amount: string) => `Betale nå: ${amount}`,
  switchRow: (months: string) => `Svitsj i ${months}`,
  totalPrice: (amount: string) => `Totalpris ${amount}`,
  planHeading: 'Velg abonnement',
  underThirty: 'Under 30?',
  underThirtyHelp: 'Vis ungdomspriser',
  speed: (word: string, speed: string) => `${word} hastighet (${speed})`,
  doubledSpeed: (word: string, speed: string) => `${word} hastighet, ${speed}`,
  morePlans: (count: number) => `Vis ${count} abonnement til`,
  fewerPlans: 'Vis færre abonnement',
  allPlans: 'Sammenlign abonnementene',
  existingCustomer: 'Er du allerede kunde?',
  loginFailed: 'Innloggingen er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
  login: 'Logg inn',
  existingCustomerHelp: 'for å bruke abonnementet du har.',
  planMissing: 'For å gå videre i bestillingen må du endre til et nytt abonnement',
  contact: 'Kontakt kundeservice',
  notOnline: 'Denne kan ikke bestilles i nettbutikken. Ta kontakt, så hjelper vi deg.',
  subscriptionGuide: 'Få hjelp til å velge abonnement',
  hello: (name: string) => `Hei, ${name}!`,
  helloHelp: 'Velg abonnementet som skal følge med.',
  summary: 'Oppsummering',
  totalMonthly: 'Totalt pr. md.',
  payNowLabel: 'Betale nå:',
  campaignDiscount: 'Kampanjerabatt',
  prices: 'Priser',
  priceLabel: 'Pris',
  needsPlan: 'Krever abonnement.',
  delivery: 'Levering',
  deliveryOnTop: (price: string) => `+ levering fra ${price}`,
  deliveryFrom: (price: string) => `Levering fra ${price}`,
  deliveryDays: (min: number, max: number) => ` · ${min === max ? min : `${min}–${max}`} virkedager`,
  newPrice: ({
    total,
    payNow,
  }: {
    readonly total: { readonly amount: string; readonly unit: string };
    readonly payNow: string;
  }) => `${total.amount}${total.unit}, betale nå: ${payNow}`,
  rightOfReturn: '30 dagers angrerett',
  onSaleFrom: (date: string) => `I salg fra ${date}`,
  information: 'Produktinformasjon',
  customerUnknown: 'Vi får ikke hentet abonnementene dine. Prisen gjelder et nytt abonnement.',
  withoutScript: 'Uten JavaScript kjøper du til fullpris. Delbetaling krever JavaScript.',
} as const;

/** Title of the document (F9.15-9). */
export const headTexts = {
  title: (product: string, shop: string, realm: 'B2C' | 'B2B' | 'UKKO') =>
    realm === 'B2C' ? `${product} | ${shop}` : `${product} | ${shop} Bedrift`,
} as const;

/** The note beside prices that they are without mva., for businesses (P6-14); '' for others. */
export const vatNote = (realm: Realm): string => (isShownWithoutVat(realm) ? WITHOUT_VAT_NOTE : '');

/** Stars, to half ones, as they are written: 4.5 → '4,5'. */
export const ratingText = (stars: number): string => `${Math.floor(stars)},${stars % 1 === 0 ? 0 : 5}`;

/** Bokmål text of the way from a phone to a plan for it. */
export const withPlan = 'Kjøp med abonnement';
