import fc from 'fast-check';
import type { ProductListItem } from '../model';
import { aCompatibleModel, aProductListItem } from '../testing';
import { anyFilters, anyListItem } from '../testing/catalogue-arbitrary';
import { applyFilters, facetsOf, viewPage } from '../testing/query-list';
import { catalogueText } from '../texts/nb';
import { LIST_PAGE_SIZE, sentRange } from './facet-counts';
import type { FacetId } from './facets';
import { EMPTY_LIST_QUERY, type ListFilters, NO_FILTERS } from './list-query';

describe('facet counts', () => {
  const names = (items: readonly ProductListItem[], id: FacetId): readonly string[] =>
    facetsOf(items, NO_FILTERS)
      .find((facet) => facet.id === id)
      ?.values.map(({ text, value }) => (text.key === 'ownText' ? text.values.text : value)) ?? [];

  test('[F5.5-14] a value’s count is what ticking it alone would show, all other filters applied', () => {
    fc.assert(
      fc.property(fc.array(anyListItem, { maxLength: 12 }), anyFilters, (items, filters) => {
        for (const facet of facetsOf(items, filters)) {
          for (const { value, count, selected, disabled } of facet.values) {
            const alone: ListFilters = { ...filters, values: { ...filters.values, [facet.id]: [value] } };
            expect(count).toBe(applyFilters(items, alone).length);
            expect(selected).toBe(filters.values[facet.id].includes(value));
            expect(disabled).toBe(count === 0 && !selected);
          }
        }
      }),
    );
  });

  test('[F5.5-14] values stay listed whatever is chosen', () => {
    fc.assert(
      fc.property(fc.array(anyListItem, { maxLength: 8 }), anyFilters, (items, filters) => {
        const values = (chosen: ListFilters) =>
          facetsOf(items, chosen).map((facet) => [facet.id, facet.values.map(({ value }) => value).sort()]);
        expect(values(filters)).toEqual(values(NO_FILTERS));
      }),
    );
  });

  test('[F9.13-2] brands are in Norwegian order, sizes by amount', () => {
    const items = ['Åsen', 'Zeta', 'Ørn', 'aurora'].map((brand) =>
      aProductListItem({ brand, brandSlug: brand, sizes: ['1 TB', '256 GB'] }),
    );
    expect(names(items, 'brands')).toEqual(['aurora', 'Zeta', 'Ørn', 'Åsen']);
    expect(names(items, 'sizes')).toEqual(['256\u00A0GB', '1\u00A0TB']);
  });

  test('[F9.13-2] colours are sorted by count, most first', () => {
    const colour = (...names: string[]) =>
      aProductListItem({ variants: { colors: names.map((name) => ({ name, nameGrouped: name, html: '#000000' })) } });
    expect(names([colour('Blå', 'Hvit'), colour('Hvit', 'Grå'), colour('Grå', 'Hvit')], 'colors')).toEqual([
      'Hvit',
      'Grå',
      'Blå',
    ]);
  });

  test('[F9.13-2, F5.5-4] compatible models: newest first, no pre-owned, only handsets and tablets with an address', () => {
    const model = (modelSlug: string, releaseDate: string, change = {}) =>
      aCompatibleModel({ modelSlug, modelShortName: modelSlug, releaseDate, ...change });
    const item = aProductListItem({
      type: 'ACCESSORY',
      subType: 'COVER',
      compatibleModels: [
        model('old', '2024-01-01'),
        model('new', '2026-01-01'),
        model('tablet', '2025-01-01', { hwType: 'TABLET' }),
        model('used', '2026-01-01', { subHwType: 'PREOWNED' }),
        model('watch', '2026-01-01', { hwType: 'WEARABLE' }),
        model('', '2026-01-01'),
      ],
    });
    expect(names([item], 'compatible')).toEqual(['Aurora new', 'Aurora tablet', 'Aurora old']);
  });

  test('[F9.13-3, F9.13-4] accessory kinds by weight, OTHER and OUTLET are one value', () => {
    const items = ['OTHER', 'STORAGE', 'SPEAKER', 'OUTLET', 'COVER'].map((subType) =>
      aProductListItem({ type: 'ACCESSORY', subType }),
    );
    expect(names(items, 'categories')).toEqual(['deksler', 'hoeyttalere', 'lagring', 'annet']);
  });

  test('[F9.13-4] kinds of the same weight are sorted as by their names', () => {
    const items = ['SPEAKER', 'SCREENPROTECTOR', 'HEADSET', 'CHARGER', 'COVER'].map((subType) =>
      aProductListItem({ type: 'ACCESSORY', subType }),
    );
    const sorted = facetsOf(items, NO_FILTERS).find(({ id }) => id === 'categories')?.values ?? [];
    const shown = sorted.map(({ text }) => catalogueText(text));
    expect(shown).toHaveLength(5);
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'nb')));
  });

  test('[F9.13-1] the facets; one without values is left out', () => {
    const items = [aProductListItem(), aProductListItem({ subType: 'PREOWNED' })];
    const shown = facetsOf(items, NO_FILTERS).map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(['brands', 'sizes', 'colors', 'conditions']));
    expect(shown).not.toEqual(expect.arrayContaining(['compatible']));
    expect(shown).not.toEqual(expect.arrayContaining(['categories']));
    expect(names(items, 'conditions')).toEqual(['ny', 'like-fin']);
  });

  test('[F9.13-2] a value that two products spell differently is listed once, as the first has it', () => {
    expect(names([aProductListItem({ brand: 'Aurora' }), aProductListItem({ brand: 'AURORA' })], 'brands')).toEqual([
      'Aurora',
    ]);
  });

  test('[F9.13-2] models of the same date are sorted by name', () => {
    const models = ['b', 'a'].map((modelSlug) => aCompatibleModel({ modelSlug, modelShortName: modelSlug }));
    expect(
      names([aProductListItem({ type: 'ACCESSORY', subType: 'COVER', compatibleModels: models })], 'compatible'),
    ).toEqual(['Aurora a', 'Aurora b']);
  });
});

describe('list page', () => {
  const items = Array.from({ length: LIST_PAGE_SIZE + 1 }, (_, index) => aProductListItem({ position: index + 1 }));

  test('[F2.8-1] a page shows everything up to its end', () => {
    expect(viewPage(items, EMPTY_LIST_QUERY)).toEqual(items.slice(0, LIST_PAGE_SIZE));
    expect(viewPage(items, { ...EMPTY_LIST_QUERY, page: 2 })).toEqual(items);
  });

  test.each([
    [1, 0, 24],
    [4, 0, 96],
    [5, 24, 120],
    [200, 4_704, 4_800],
  ])('the HTML of page %i has the products from %i to %i', (page, from, to) => {
    expect(sentRange(page)).toEqual({ from, to });
  });
});
