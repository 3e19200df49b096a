import { aCompatibleModel, aProductListItem } from '../testing';
import { compatibleValue, isCompatible, isFacetModel } from './compatible-model';

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
