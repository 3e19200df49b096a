import type { FacetOptions, ProductListItem } from '../model';
import { aCompatibleModel, aProductListItem } from '../testing';
import { type FacetId, facetOf, FACETS } from './facets';

const choices = (id: FacetId, item: ProductListItem, options: FacetOptions = {}) =>
  facetOf(id)?.choicesOf(item, options);
const accessory = (subType: string) => aProductListItem({ type: 'ACCESSORY', subType });

test('[F9.13-1] the facets in their order, with their parameters', () => {
  expect(FACETS.map(({ id, parameter }) => `${id}: ${parameter}`)).toEqual([
    'compatible: passer-til',
    'categories: kategori',
    'brands: merke',
    'sizes: storrelse',
    'colors: farge',
    'conditions: tilstand',
    'selections: utvalg',
  ]);
});

test('[F5.5-7, F5.5-8] brand and sizes of a product', () => {
  expect(choices('brands', aProductListItem())).toEqual([{ value: 'aurora', name: 'Aurora' }]);
  expect(choices('sizes', aProductListItem({ sizes: ['1 TB'] }))).toEqual([{ value: '1-tb', name: '1\u00A0TB' }]);
});

test('[F5.5-10] colours by their group, of all variants or of the default one', () => {
  const [lilac, black] = [
    { value: 'lilla', name: 'Lilla', html: '#9a7fc4' },
    { value: 'svart', name: 'Svart', html: '#3a3a40' },
  ];
  expect(choices('colors', aProductListItem())).toEqual([lilac, black]);
  expect(choices('colors', aProductListItem(), { defaultVariantColorOnly: true })).toEqual([lilac]);
  expect(choices('colors', aProductListItem({ defaultVariantsIndex: 1 }), { defaultVariantColorOnly: true })).toEqual([
    black,
  ]);
});

test('a product is in the selections that the server names', () => {
  const choices = (change: Parameters<typeof aProductListItem>[0]) =>
    facetOf('selections')?.choicesOf(aProductListItem(change), {});
  const offer = { value: 'tilbud', name: 'På tilbud' };
  expect(choices({})).toEqual([]);
  expect(choices({ selections: [offer] })).toEqual([{ ...offer, order: 0 }]);
});

test('[F5.5-9, F9.13-3] kinds are for accessories, conditions for devices', () => {
  expect(choices('categories', accessory('COVER'))).toEqual([{ value: 'deksler', name: 'deksler', order: 1 }]);
  expect(choices('categories', aProductListItem({ subType: 'COVER' }))).toEqual([]);
  expect(choices('categories', accessory('HATT'))).toEqual([]);
  expect(choices('conditions', aProductListItem({ subType: 'preowned' }))).toEqual([
    { value: 'like-fin', name: 'like-fin', order: 1 },
  ]);
  expect(choices('conditions', accessory('COVER'))).toEqual([]);
});

test('[F9.13-4] OTHER and OUTLET are one value, sorted as OTHER', () => {
  const annet = [{ value: 'annet', name: 'annet', order: 20 }];
  expect(['OTHER', 'OUTLET'].map((subType) => choices('categories', accessory(subType)))).toEqual([annet, annet]);
});

test('[F5.5-4, F5.5-6, F9.13-2] the models that a product fits, the newest first', () => {
  const model = (modelSlug: string, releaseDate: string, hwType = 'HANDSET') =>
    aCompatibleModel({ modelSlug, modelShortName: modelSlug, releaseDate, hwType });
  const item = aProductListItem({
    compatibleModels: [
      model('4', '2025-01-01'),
      model('5', '2026-01-01T06:00:00Z'),
      model('ur', '2026-01-01', 'WEARABLE'),
    ],
  });
  expect(choices('compatible', item)).toEqual([
    { value: 'aurora-4', name: 'Aurora 4', order: -Date.UTC(2025, 0) },
    { value: 'aurora-5', name: 'Aurora 5', order: -Date.UTC(2026, 0, 1, 6) },
  ]);
});
