import type { ProductType } from '../../catalogue';
import { textFunction } from '../../kernel';
import { formatMonthly, formatMonths, formatPrice, NO_BREAK_SPACE, type Ore, WITHOUT_VAT_NOTE } from '../../money';
import type { SubscriptionText } from '../model';
import { PLAN_TEXTS } from './plan-nb';

const NOT_SOLD = 'Dette abonnementet selges ikke lenger ved kjøp med rabattavtale.';
const CHANGE_NEEDED = 'For å gå videre i bestillingen må du endre til et nytt abonnement';
const PER_MONTH = `pr.${NO_BREAK_SPACE}md.`;

/** Nouns of the question who uses a product; other types are a 'produkt' (P6-9). */
const NOUNS: Readonly<Partial<Record<ProductType, string>>> = {
  HANDSET: 'telefon',
  'HANDSET-PREOWNED': 'telefon',
  WEARABLE: 'klokke',
  TABLET: 'nettbrett',
  ACCESSORY: 'tilbehør',
};

const nowAndLater = (now: Ore, later: Ore): string =>
  `${formatPrice(now)} ${PER_MONTH} de første 12 månedene, deretter ${formatPrice(later)} ${PER_MONTH}`;
const badge = (amount: Ore, because: string): string => `${formatPrice(amount)}/md ${because}`;

/** Bokmål texts of plans and subscriptions. */
export const subscriptionText: (text: SubscriptionText) => string = textFunction<SubscriptionText>({
  ...PLAN_TEXTS,
  dataWithDiscount: ({ data }) => `${subscriptionText(data)} m/rabatt`,
  cloudStorage: 'Ubegrenset skylagring',
  safeSurfing: 'Trygg surfing',
  fiveG: '5G i hele Norge',
  screenProtectors: '3 skjermbeskyttere i året',
  brandSafety: ({ brandName }) => `${brandName} Trygg`,
  extraSims: 'Inntil 2 ekstra SIM-kort',
  personaEveryday: 'Hverdagsbruk',
  personaStreaming: 'Strømmeglede',
  personaQuality: 'Kvalitetsbevissthet',
  personaLittle: 'Lite',
  personaMuch: 'Mye',
  personaMost: 'Mest',
  speedModerate: 'Moderat',
  speedHigh: 'Høy',
  speedFast: 'Lynrask',
  speedUnknown: 'Ukjent',
  chooseSpeed: `Velg hastighet opptil 1000${NO_BREAK_SPACE}Mbit/s`,
  addMaxPlus: 'Legg til Max Pluss',
  addToCart: 'Legg i handlekurv',
  startOrder: 'Start bestilling',
  tryUs: 'Prøv oss',
  readMore: 'Les mer',
  withoutVat: WITHOUT_VAT_NOTE,
  agreementRequired: `Forutsetter avtaletid av abonnement i ${formatMonths(24)}`,
  familyDiscountIncluded: 'Du får familierabatt på dette abonnementet',
  familyRibbon: ({ amount }) => `Du får ${formatPrice(amount)} i familierabatt på dette abonnementet`,
  familyDiscountBadge: ({ amount }) => badge(amount, 'med familierabatt'),
  commitmentBadge: ({ amount, percent }) => badge(amount, `med ${percent}${NO_BREAK_SPACE}% ekstra rabatt`),
  firstYearBadge: ({ amount }) => `Spar ${badge(amount, `første ${formatMonths(12)}`)}`,
  totalDiscountBadge: ({ amount }) => `Din totalrabatt i 12${NO_BREAK_SPACE}md: ${formatMonthly(amount)}`,
  yearlyDiscount: ({ percent }) => `Årsrabatt ${percent}${NO_BREAK_SPACE}% rabatt`,
  fixedYearlyDiscount: 'Årsrabatt',
  totalWithFamily: 'Totalt pr. md. med familierabatt',
  totalWithYearly: 'Totalt pr. md. med årsrabatt',
  totalWithFamilyAndYearly: 'Totalt pr. md. med familierabatt og årsrabatt',
  priceOfAllPlans: ({ now, later }) => `Alle abonnement ${nowAndLater(now, later)}`,
  priceOfFirstPlan: ({ now, later }) => `Første abonnement ${nowAndLater(now, later)}`,
  priceOfFurtherPlans: ({ now, later }) => `Tilleggsabonnement nå ${nowAndLater(now, later)}`,
  newPlanOffer: ({ offerPrice, upfront }) =>
    `Tilbudet på ${formatPrice(offerPrice)} gjelder når du tegner et nytt abonnement. Du kan også binde opp et eksisterende abonnement i 12 måneder. Da blir prisen ${formatPrice(upfront)}`,
  whileStocksLast: 'Tilbudet gjelder så langt lageret rekker.',
  onlineOnly: 'Kun på nett',
  chooseInvoice: 'Velg faktura:',
  invoiceNumber: ({ accountId }) => `Fakturanr: ${accountId}`,
  greeting: ({ givenName }) => `Hei, ${givenName}!`,
  orderWithYourPlan: 'Bestill rabattavtale med ditt abonnement:',
  keepExisting: ({ brandName }) => `Behold eksisterende ${brandName}-abonnement`,
  whoUses: ({ type }) => `Hvem skal ha ${NOUNS[type] ?? 'produkt'}?`,
  planNoLongerSold: NOT_SOLD,
  planNoLongerSoldChange: `${NOT_SOLD} ${CHANGE_NEEDED}.`,
  noUsablePlan:
    'Kontoen din har ingen abonnement som kan videreføres. Vennligst kjøp et nytt abonnement for å fortsette.',
  buyNewPlan: 'Kjøp nytt abonnement',
  choosePlan: 'Hvilket abonnement vil du ha?',
  changePlan: 'Endring av abonnement',
  changeFrom: 'Endre fra',
  changeTo: 'Endre til',
  choose: 'Velg',
});
