import fc from 'fast-check';
import { aCompatibleAccessory, anAccessoryVariant, anAvailabilityRecord } from '../testing';
import { shownAccessories } from './shown-accessories';

const record = (productCode: string, shouldAppearInShop: boolean) =>
  anAvailabilityRecord({ productCode, availabilityStatus: { shouldAppearInShop } });
const accessory = (model: string, ...skus: string[]) =>
  aCompatibleAccessory({ model, variants: skus.map((sku) => anAccessoryVariant({ sku })) });

test('[P5-9, F5.5-1] only variants that shall appear in the shop; an accessory without one is dropped', () => {
  const shown = shownAccessories(
    [accessory('Deksel', 'a', 'b'), accessory('Lader', 'c'), accessory('Kabel', 'd')],
    [record('a', true), record('b', false), record('c', false)],
  );
  expect(shown).toEqual([accessory('Deksel', 'a')]);
});

test('[P9-16, P5-9, F5.5-1] a placeholder is dropped though it could be bought', () => {
  const placeholder = { ...accessory('Deksel', 'a'), brand: 'DUMMY_TO_AVOID_ERROR' };
  expect(shownAccessories([placeholder], [record('a', true)])).toEqual([]);
});

test('[P5-9, F5.5-1] exactly the variants that may appear are shown, in the same order', () => {
  const skus = ['a', 'b', 'c', 'd', 'e', 'f'];
  const anyAccessories = fc
    .array(fc.subarray(skus), { maxLength: 5 })
    .map((lists) => lists.map((list, index) => accessory(String(index), ...list)));
  fc.assert(
    fc.property(anyAccessories, fc.subarray(skus), (accessories, appearing) => {
      const shown = shownAccessories(
        accessories,
        skus.map((sku) => record(sku, appearing.includes(sku))),
      );
      const skusOf = (list: typeof shown) =>
        list.flatMap(({ model, variants }) => variants.map(({ sku }) => `${model} ${sku}`));
      expect(skusOf(shown)).toEqual(skusOf(accessories).filter((each) => appearing.includes(each.split(' ')[1] ?? '')));
      expect(shown.every(({ variants }) => variants.length > 0)).toBe(true);
    }),
  );
});
