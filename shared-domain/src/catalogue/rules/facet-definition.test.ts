import { LIST_PARAMETERS } from '../../contracts/query-parameters';
import type { FacetId, FacetOptions, ProductListItem } from '../model';
import { aProductListItem } from '../testing';
import { FACET_DEFINITIONS, PRICE_FACET_LABEL, STOCK_FACET_LABEL, STOCK_FACET_OPTION } from './facet-definition';

const choices = (id: FacetId, item: ProductListItem, options: FacetOptions = {}) =>
  FACET_DEFINITIONS.find((definition) => definition.id === id)?.choicesOf(item, options);
const accessory = (subType: string) => aProductListItem({ type: 'ACCESSORY', subType });

test('[F9.13-1] the facets in their order, with their labels', () => {
  expect([PRICE_FACET_LABEL, ...FACET_DEFINITIONS.map(({ label }) => label), STOCK_FACET_LABEL]).toEqual([
    'Pris',
    'Passer til',
    'Kategorier',
    'Merker',
    'Størrelse/variant',
    'Farge',
    'Tilstand',
    'Lagerstatus',
  ]);
  expect(STOCK_FACET_OPTION).toBe('Vis kun produkter på lager');
  expect(FACET_DEFINITIONS.every(({ parameter }) => (LIST_PARAMETERS as readonly string[]).includes(parameter))).toBe(
    true,
  );
});

test('[F5.5-7, F5.5-8] brand and sizes of a product', () => {
  expect(choices('brands', aProductListItem())).toEqual([{ value: 'aurora', label: 'Aurora' }]);
  expect(choices('sizes', aProductListItem({ sizes: ['1 TB'] }))).toEqual([{ value: '1-tb', label: '1\u00A0TB' }]);
});

test('[F5.5-10] colours by their group, of all variants or of the default one', () => {
  const [lilac, black] = [
    { value: 'lilla', label: 'Lilla', html: '#9a7fc4' },
    { value: 'svart', label: 'Svart', html: '#3a3a40' },
  ];
  expect(choices('colors', aProductListItem())).toEqual([lilac, black]);
  expect(choices('colors', aProductListItem(), { defaultVariantColorOnly: true })).toEqual([lilac]);
  expect(choices('colors', aProductListItem({ defaultVariantsIndex: 1 }), { defaultVariantColorOnly: true })).toEqual([
    black,
  ]);
});

test('[F5.5-9, F9.13-3] kinds are for accessories, conditions for devices', () => {
  expect(choices('categories', accessory('COVER'))).toEqual([{ value: 'deksler', label: 'Deksler', order: 1 }]);
  expect(choices('categories', aProductListItem({ subType: 'COVER' }))).toEqual([]);
  expect(choices('categories', accessory('HATT'))).toEqual([]);
  expect(choices('conditions', aProductListItem({ subType: 'preowned' }))).toEqual([
    { value: 'like-fin', label: 'Like Fin', order: 1 },
  ]);
  expect(choices('conditions', accessory('COVER'))).toEqual([]);
});

test('[F9.13-4] OTHER and OUTLET are one value, sorted as OTHER', () => {
  const annet = [{ value: 'annet', label: 'Annet', order: 20 }];
  expect(['OTHER', 'OUTLET'].map((subType) => choices('categories', accessory(subType)))).toEqual([annet, annet]);
});

test('[F5.5-4, F5.5-6, F9.13-2] the models that a product fits, the newest first', () => {
  const model = (modelSlug: string, releaseDate: string, hwType = 'HANDSET') => ({
    brand: 'Aurora',
    brandSlug: 'aurora',
    modelSlug,
    modelShortName: modelSlug,
    hwType,
    subHwType: 'NEW',
    releaseDate,
  });
  const item = aProductListItem({
    compatibleModels: [
      model('4', '2025-01-01'),
      model('5', '2026-01-01T06:00:00Z'),
      model('ur', '2026-01-01', 'WEARABLE'),
    ],
  });
  expect(choices('compatible', item)).toEqual([
    { value: 'aurora-4', label: '4', order: -Date.UTC(2025, 0) },
    { value: 'aurora-5', label: '5', order: -Date.UTC(2026, 0, 1, 6) },
  ]);
});
