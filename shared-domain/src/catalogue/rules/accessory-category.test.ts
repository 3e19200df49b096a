import { aCompatibleModel, aProductListItem } from '../testing';
import {
  type ACCESSORY_CATEGORIES,
  accessoryCategoryOf,
  accessoryWeight,
  compatibleValue,
  isCompatible,
  isFacetModel,
} from './accessory-category';

describe('compatible model', () => {
  const model = aCompatibleModel();
  const cover = (...compatibleModels: (typeof model)[]) =>
    aProductListItem({ type: 'ACCESSORY', subType: 'COVER', compatibleModels });

  test.each([
    [{}, true],
    [{ hwType: 'TABLET' }, true],
    [{ hwType: 'WEARABLE' }, false],
    [{ subHwType: 'PREOWNED' }, false],
    [{ brandSlug: '' }, false],
    [{ modelSlug: '' }, false],
  ])('[F5.5-4] a model with %j may be chosen: %s', (change, expected) => {
    expect(isFacetModel({ ...model, ...change })).toBe(expected);
  });

  test('[F5.5-6] an accessory fits the models that it names and that may be chosen', () => {
    expect(compatibleValue(model)).toBe('aurora-5-pro');
    expect(isCompatible(cover({ ...model, modelSlug: '4' }, model), 'aurora-5-pro')).toBe(true);
    expect(isCompatible(cover(model), 'aurora-4')).toBe(false);
    expect(isCompatible(cover({ ...model, subHwType: 'PREOWNED' }), 'aurora-5-pro')).toBe(false);
  });

  test('[F5.5-6] an accessory that names no model fits every one, a device fits none', () => {
    expect(isCompatible(cover(), 'aurora-5-pro')).toBe(true);
    expect(isCompatible(aProductListItem(), 'aurora-5-pro')).toBe(false);
  });
});

describe('accessory category', () => {
  const EXPECTED: Record<(typeof ACCESSORY_CATEGORIES)[number]['id'], readonly [string, string, string, number]> = {
    'F2.8-8': ['CHARGER', '/ladere-og-kabler', 'ladere-og-kabler', 1],
    'F2.8-9': ['COVER', '/deksler', 'deksler', 1],
    'F2.8-10': ['HEADSET', '/hodetelefoner', 'hodetelefoner', 1],
    'F2.8-11': ['OTHER', '/annet', 'annet', 20],
    'F2.8-12': ['OUTLET', '', 'annet', 10],
    'F2.8-13': ['SCREENPROTECTOR', '/skjermbeskyttelse', 'skjermbeskyttelse', 1],
    'F2.8-14': ['SPEAKER', '/hoyttalere', 'hoeyttalere', 1],
    'F2.8-15': ['STORAGE', '/lagring', 'lagring', 10],
  };

  test.each(Object.entries(EXPECTED))(
    '[F9.13-3, F9.13-4, P3-39, %s] address, value in the URL and weight of a kind of accessory',
    (_, [subType, slug, value, weight]) => {
      expect(accessoryCategoryOf(subType)).toMatchObject({ slug, value, weight });
      expect(accessoryWeight(subType)).toBe(weight);
    },
  );

  test('[F5.5-9] a sub-type is read without case, an unknown one has no category and comes last', () => {
    expect(accessoryCategoryOf('cover')?.subType).toBe('COVER');
    expect(accessoryCategoryOf('HAT')).toBeNull();
    expect(accessoryWeight('HAT')).toBeGreaterThan(20);
  });
});
