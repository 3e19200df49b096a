import { dayAndMonth, textFunction, WEEKDAY_NAMES } from '../../kernel';
import { formatMonths, formatPrice, NO_BREAK_SPACE, WITHOUT_VAT_NOTE } from '../../money';
import type {
  Breadcrumb,
  CardTerms,
  CatalogueText,
  Crumb,
  FinancingName,
  ListSort,
  ListType,
  PriceCondition,
  PriceSpan,
  ProductTabId,
} from '../model';
import type { AccessoryKind } from '../rules/accessory-category';
import type { ConditionSubType } from '../rules/condition';
import type { FacetId } from '../rules/facets';
import { SWITCH_MONTHS } from '../rules/financing';
import { financingText } from './financing-nb';

/** Names of the lists, also as crumbs (F2.8-18..20). */
export const LIST_NAMES: Readonly<Record<ListType, string>> = {
  HANDSET_LIST: 'Mobiltelefoner',
  'HANDSET-PREOWNED_LIST': 'Like Fin',
  TABLET_LIST: 'Nettbrett',
  MODEM_LIST: 'Rutere',
  WEARABLE_LIST: 'Smartklokker',
  CONNECTED_DEVICE_LIST: 'Smarthjem',
  ACCESSORY_LIST: 'Tilbehør',
};

/** Headings of the facets (F9.13-1). */
export const FACET_NAMES: Readonly<Record<FacetId | 'price' | 'stock', string>> = {
  compatible: 'Passer til',
  categories: 'Kategorier',
  price: 'Pris',
  brands: 'Merker',
  sizes: 'Størrelse/variant',
  colors: 'Farge',
  conditions: 'Tilstand',
  selections: 'Utvalg',
  stock: 'Lagerstatus',
};

/** Names of the orders of a list (F5.5-16). */
export const SORT_NAMES: Readonly<Record<ListSort, string>> = {
  populaere: 'Mest populære',
  'pris-lav': 'Pris lav–høy',
  'pris-hoy': 'Pris høy–lav',
  nyeste: 'Nyeste',
  navn: 'Navn A–Å',
};

/** Names of the kinds of accessories (F9.13-3). */
export const ACCESSORY_NAMES: Readonly<Record<AccessoryKind, string>> = {
  CHARGER: 'Ladere og kabler',
  COVER: 'Deksler',
  HEADSET: 'Hodetelefoner',
  OTHER: 'Annet',
  OUTLET: 'Annet',
  SCREENPROTECTOR: 'Skjermbeskyttelse',
  SPEAKER: 'Høyttalere',
  STORAGE: 'Lagring',
};

const CONDITIONS: Readonly<Record<ConditionSubType, string>> = { NEW: 'Ny', PREOWNED: 'Like Fin' };

const TABS: Readonly<Record<ProductTabId, string>> = {
  reviews: 'Omtaler',
  'long-description': 'Om produktet',
  legalDisclaimer: 'Vilkår',
  energyLabel: 'Energimerking',
  specs: 'Spesifikasjoner',
  video: 'Video',
};

const fullPrice = (amount: CardTerms['fullPrice']): string =>
  amount === null ? '' : `Fullpris ${formatPrice(amount)}`;

/** The period or the condition of a price; '' for a full price. */
function period(financing: FinancingName): string {
  switch (financing.kind) {
    case 'switch':
      return `Svitsj i ${formatMonths(SWITCH_MONTHS)}`;
    case 'leaseNow':
      return 'med avtaletid.';
    case 'lease':
    case 'agreement':
      return financing.months === null ? '' : `i ${formatMonths(financing.months)}`;
    case 'upfront':
      return '';
  }
}

function priceRange({ min, max, isWithoutVat = false }: PriceSpan & { readonly isWithoutVat?: boolean }): string {
  const from = min === undefined ? '' : ` ${max === undefined ? 'fra ' : ''}${formatPrice(min)}`;
  const to = max === undefined ? '' : ` til ${formatPrice(max)}`;
  return `Pris${from}${to}${isWithoutVat ? ` ${WITHOUT_VAT_NOTE}` : ''}`;
}

const PLAN_NEEDED = 'Krever abonnement.';

function priceCondition(condition: PriceCondition): string {
  if (condition.of === 'plan') return PLAN_NEEDED;
  const total = formatPrice(condition.total);
  switch (condition.of) {
    case 'withPlan':
      return `Abonnement i ${formatMonths(condition.months)} Minste${NO_BREAK_SPACE}totalpris ${total}`;
    case 'device':
      return `${PLAN_NEEDED} Totalpris for delbetaling${NO_BREAK_SPACE}${total}`;
    case 'switch':
      return `${PLAN_NEEDED} Total telefonpris${NO_BREAK_SPACE}${total}`;
    case 'agreement':
      return `Totalt${NO_BREAK_SPACE}${total}`;
  }
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Bokmål texts of products and lists. */
export const catalogueText = textFunction<CatalogueText>({
  ownText: ({ text }) => text,
  home: 'Forsiden',
  business: 'Bedrift',
  deviceAgreement: 'Utstyrsavtale',
  brands: 'Varemerker',
  list: ({ listType }) => LIST_NAMES[listType],
  accessoryKind: ({ kind }) => ACCESSORY_NAMES[kind],
  condition: ({ subType }) => CONDITIONS[subType],
  usedGrade: ({ subType }) => `Brukt, tilstand ${CONDITIONS[subType]}`,
  tab: ({ id }) => TABS[id],
  financing: financingText,
  cardTerms: (terms) => [period(terms.financing), fullPrice(terms.fullPrice)].filter(Boolean).join(' '),
  fullPrice: ({ amount }) => fullPrice(amount),
  saved: ({ amount }) => `Spar ${formatPrice(amount)}`,
  priceCondition,
  priceToCome: 'Pris kommer',
  priceRange,
  searchedFor: ({ query }) => `«${query}»`,
  productCount: ({ count }) => (count === 1 ? '1 produkt' : `${count} produkter`),
  campaigns: 'Aktuelle kampanjer',
  includedProducts: 'Inkluderte produkter og tjenester',
  showMore: 'Vis flere',
  showFewer: 'Vis færre',
  inStock: 'På lager',
  inStockOnly: 'Vis kun produkter på lager',
  inWebStock: 'På nettlager',
  fewInWebStock: 'På nettlager, få igjen',
  soldOut: 'Utsolgt',
  phasedOut: 'Utgått fra sortimentet',
  stockUnknown: 'Kunne ikke hente lagerstatus',
  fewInShop: ({ pieces }) => `Få på lager (${pieces})`,
  piecesInShop: ({ pieces }) => `${pieces} på lager`,
  morePiecesInShop: ({ pieces }) => `${pieces}+ på lager`,
  presale: 'Forhåndssalg',
  presaleFrom: ({ weekday, date, clock }) =>
    `Forhåndsbestill fra ${WEEKDAY_NAMES[weekday]}${date ? ` ${dayAndMonth(date.day, date.month)}` : ''} kl. ${clock}`,
  presaleInSeconds: ({ seconds }) => `Forhåndsbestill om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`,
  presaleInHours: ({ hours, minutes, seconds }) =>
    `Forhåndsbestill om ${[hours, minutes, seconds].map(twoDigits).join(':')}`,
});

/** A trail as it is shown and sent. */
export const toBreadcrumbs = (crumbs: readonly Crumb[]): readonly Breadcrumb[] =>
  crumbs.map(({ text, href }) => ({ name: catalogueText(text), href }));
