import { toOre } from '../../money';
import {
  type CardTerms,
  type CatalogueText,
  type FinancingName,
  LIST_SORTS,
  type ListType,
  type ProductTabId,
} from '../model';
import type { AccessoryKind } from '../rules/accessory-category';
import { FACETS } from '../rules/facets';
import { optionText } from './financing-nb';
import { ACCESSORY_NAMES, catalogueText, FACET_NAMES, LIST_NAMES, SORT_NAMES, toBreadcrumbs } from './nb';

type Plain = Exclude<CatalogueText, { readonly values: unknown }>['key'];

test.each<[string, Plain, string]>([
  ['F2.8-17', 'home', 'Forsiden'],
  ['F2.8-18', 'business', 'Bedrift'],
  ['F2.8-17, F2.8-18', 'deviceAgreement', 'Utstyrsavtale'],
  ['F2.8-21', 'brands', 'Varemerker'],
  ['P2-32', 'campaigns', 'Aktuelle kampanjer'],
  ['P2-32', 'includedProducts', 'Inkluderte produkter og tjenester'],
  ['P4-68', 'showMore', 'Vis flere'],
  ['P4-68', 'showFewer', 'Vis færre'],
  ['P8-11', 'priceToCome', 'Pris kommer'],
  ['P4-60, F5.5-5', 'inStock', 'På lager'],
  ['F9.13-1', 'inStockOnly', 'Vis kun produkter på lager'],
  ['P4-64, P3-7, F5.5-2, F5.5-3', 'inWebStock', 'På nettlager'],
  ['P4-64, P3-7, F5.5-2', 'soldOut', 'Utsolgt'],
  ['P4-66', 'phasedOut', 'Utgått fra sortimentet'],
  ['P4-62, F4.6-1, P8-7, F8-20', 'stockUnknown', 'Kunne ikke hente lagerstatus'],
  ['P4-63, P4-53, F4.6-2', 'presale', 'Forhåndssalg'],
])('[%s] the text %s', (_, key, text) => {
  expect(catalogueText({ key })).toBe(text);
});

test.each<[string, ListType, string]>([
  ['F2.8-17, F2.8-18, P2-14', 'HANDSET_LIST', 'Mobiltelefoner'],
  ['F2.8-19, P2-15', 'HANDSET-PREOWNED_LIST', 'Like Fin'],
  ['F2.8-20, P2-16', 'TABLET_LIST', 'Nettbrett'],
  ['F2.8-20, P2-17', 'MODEM_LIST', 'Rutere'],
  ['F2.8-20, P2-18', 'WEARABLE_LIST', 'Smartklokker'],
  ['F2.8-20, P2-19', 'CONNECTED_DEVICE_LIST', 'Smarthjem'],
  ['F2.8-20, P2-20', 'ACCESSORY_LIST', 'Tilbehør'],
])('[F2.8-1, %s] the name of %s', (_, listType, name) => {
  expect(LIST_NAMES[listType]).toBe(name);
  expect(catalogueText({ key: 'list', values: { listType } })).toBe(name);
});

test.each<[string, AccessoryKind, string]>([
  ['F2.8-8', 'CHARGER', 'Ladere og kabler'],
  ['F2.8-9', 'COVER', 'Deksler'],
  ['F2.8-10', 'HEADSET', 'Hodetelefoner'],
  ['F2.8-11', 'OTHER', 'Annet'],
  ['F2.8-12', 'OUTLET', 'Annet'],
  ['F2.8-13', 'SCREENPROTECTOR', 'Skjermbeskyttelse'],
  ['F2.8-14', 'SPEAKER', 'Høyttalere'],
  ['F2.8-15', 'STORAGE', 'Lagring'],
])('[F9.13-3, P3-39, %s] the name of accessories of the kind %s', (_, kind, name) => {
  expect(ACCESSORY_NAMES[kind]).toBe(name);
  expect(catalogueText({ key: 'accessoryKind', values: { kind } })).toBe(name);
});

test('[F9.13-1] the headings of the facets', () => {
  expect(FACETS.map(({ id }) => FACET_NAMES[id])).toEqual([
    'Passer til',
    'Kategorier',
    'Merker',
    'Størrelse/variant',
    'Farge',
    'Tilstand',
    'Utvalg',
  ]);
  expect([FACET_NAMES.price, FACET_NAMES.stock]).toEqual(['Pris', 'Lagerstatus']);
});

test('[F5.5-16] the orders that a list offers', () => {
  expect(LIST_SORTS.map((sort) => SORT_NAMES[sort])).toEqual([
    'Mest populære',
    'Pris lav–høy',
    'Pris høy–lav',
    'Nyeste',
    'Navn A–Å',
  ]);
});

test.each<[ProductTabId, string]>([
  ['reviews', 'Omtaler'],
  ['long-description', 'Om produktet'],
  ['legalDisclaimer', 'Vilkår'],
  ['energyLabel', 'Energimerking'],
  ['specs', 'Spesifikasjoner'],
  ['video', 'Video'],
])('[P2-44, P3-5] the name of the tab %s', (id, name) => {
  expect(catalogueText({ key: 'tab', values: { id } })).toBe(name);
});

test.each<[FinancingName, string]>([
  [{ kind: 'upfront' }, 'Fullpris'],
  [{ kind: 'switch' }, 'Svitsj'],
  [{ kind: 'leaseNow' }, 'Med avtaletid'],
  [{ kind: 'lease', months: null }, 'Delbetaling'],
  [{ kind: 'lease', months: 24 }, 'Delbetaling 24\u00A0md.'],
  [{ kind: 'agreement', months: 36 }, 'Utstyrsavtale 36\u00A0md.'],
])('[F5.5-20] the name of the financing %j', (values, name) => {
  expect(catalogueText({ key: 'financing', values })).toBe(name);
});

test.each([
  ['lease24', 'Delbetaling 24\u00A0md.'],
  ['lease24commitment', 'Delbetaling 24\u00A0md. med bindingstid'],
  ['leasenow', 'Med avtaletid'],
])('[P3-10, P3-16] the name of the option %s', (option, name) => {
  expect(optionText(option)).toBe(name);
});

const FULL = 'Fullpris 12\u00A0990,-';

test.each<[string, Partial<CardTerms>, string]>([
  ['F5.5-18', {}, `i 24\u00A0md. ${FULL}`],
  ['F5.5-18', { fullPrice: null }, 'i 24\u00A0md.'],
  ['F5.5-18', { financing: { kind: 'lease', months: null } }, FULL],
  ['F5.5-17', { financing: { kind: 'switch' } }, `Svitsj i 24\u00A0md. ${FULL}`],
  ['F5.5-19', { financing: { kind: 'leaseNow' } }, `med avtaletid. ${FULL}`],
  ['F5.5-16', { financing: { kind: 'upfront' }, fullPrice: null }, ''],
  ['F5.5-20', { financing: { kind: 'agreement', months: 36 }, fullPrice: null }, 'i 36\u00A0md.'],
])('[%s] the note beside the price of a card: %j', (_, change, text) => {
  const values: CardTerms = {
    financing: { kind: 'lease', months: 24 },
    fullPrice: toOre(12_990),
    ...change,
  };
  expect(catalogueText({ key: 'cardTerms', values })).toBe(text);
});

test.each<[string, CatalogueText, string]>([
  ['P3-7', { key: 'ownText', values: { text: 'Sendes i dag' } }, 'Sendes i dag'],
  ['F3.9-2, F9.13-3', { key: 'condition', values: { subType: 'NEW' } }, 'Ny'],
  ['F3.9-2, F9.13-3', { key: 'condition', values: { subType: 'PREOWNED' } }, 'Like Fin'],
  ['F5.5-18', { key: 'fullPrice', values: { amount: toOre(12_990) } }, FULL],
  ['F9.13-1', { key: 'priceRange', values: { min: toOre(137), max: toOre(850) } }, 'Pris 137,- til 850,-'],
  ['F9.13-1', { key: 'priceRange', values: { min: toOre(137) } }, 'Pris fra 137,-'],
  ['F9.13-1', { key: 'priceRange', values: { max: toOre(1_000) } }, 'Pris til 1\u00A0000,-'],
  ['F9.13-1', { key: 'priceRange', values: {} }, 'Pris'],
  ['F5.5-5', { key: 'searchedFor', values: { query: 'pro' } }, '«pro»'],
  ['F2.8-1', { key: 'productCount', values: { count: 0 } }, '0 produkter'],
  ['F2.8-1', { key: 'productCount', values: { count: 1 } }, '1 produkt'],
  ['F2.8-1', { key: 'productCount', values: { count: 24 } }, '24 produkter'],
  ['P4-60', { key: 'fewInShop', values: { pieces: 4 } }, 'Få på lager (4)'],
  ['P4-60', { key: 'piecesInShop', values: { pieces: 5 } }, '5 på lager'],
  ['P4-60', { key: 'morePiecesInShop', values: { pieces: 5 } }, '5+ på lager'],
  [
    'P4-55',
    { key: 'presaleFrom', values: { weekday: 6, date: null, clock: '08:00' } },
    'Forhåndsbestill fra lørdag kl. 08:00',
  ],
  [
    'P4-55',
    { key: 'presaleFrom', values: { weekday: 6, date: { day: 12, month: 12 }, clock: '08:00' } },
    'Forhåndsbestill fra lørdag 12. desember kl. 08:00',
  ],
  ['P4-56', { key: 'presaleInSeconds', values: { seconds: 1 } }, 'Forhåndsbestill om 1 sekund'],
  ['P4-56', { key: 'presaleInSeconds', values: { seconds: 59 } }, 'Forhåndsbestill om 59 sekunder'],
  ['P4-57', { key: 'presaleInHours', values: { hours: 3, minutes: 12, seconds: 9 } }, 'Forhåndsbestill om 03:12:09'],
])('[%s] the text of %j', (_, text, rendered) => {
  expect(catalogueText(text)).toBe(rendered);
});

test('[F2.8-17] a trail as it is shown', () => {
  expect(toBreadcrumbs([{ text: { key: 'home' }, href: '/' }])).toEqual([{ name: 'Forsiden', href: '/' }]);
});
