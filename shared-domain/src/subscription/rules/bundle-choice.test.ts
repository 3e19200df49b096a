import { aBundle } from '../testing';
import { type BundleEvent, changeBundle, chosenBundleSku, NO_BUNDLE, shownVariant } from './bundle-choice';

const bundle = aBundle({ variants: [{ sku: 'SORT' }, { sku: 'HVIT' }] });
const after = (...events: readonly BundleEvent[]) =>
  events.reduce((choice, event) => changeBundle(choice, event, bundle), NO_BUNDLE);
const CHECKED = { type: 'checkbox-changed', isChecked: true } as const;
const UNCHECKED = { type: 'checkbox-changed', isChecked: false } as const;
const WHITE = { type: 'colour-chosen', sku: 'HVIT' } as const;

test('[F4.3-7] checked selects the product as the bundle, unchecked clears it', () => {
  expect(chosenBundleSku(NO_BUNDLE, bundle)).toBeNull();
  expect(chosenBundleSku(after(CHECKED), bundle)).toBe('SORT');
  expect(chosenBundleSku(after(CHECKED, UNCHECKED), bundle)).toBeNull();
});

test('[F4.3-8] a dot selects the variant, bought or not', () => {
  expect(shownVariant(after(WHITE), bundle)?.sku).toBe('HVIT');
  expect(chosenBundleSku(after(WHITE), bundle)).toBeNull();
  expect(chosenBundleSku(after(WHITE, CHECKED), bundle)).toBe('HVIT');
  expect(shownVariant(after(WHITE, CHECKED, UNCHECKED), bundle)?.sku).toBe('HVIT');
});

test('[F4.3-8] a colour that there is not changes nothing', () => {
  expect(after(WHITE, { type: 'colour-chosen', sku: 'GRØNN' })).toEqual(after(WHITE));
  expect(shownVariant(NO_BUNDLE, { variants: [] })).toBeNull();
  expect(chosenBundleSku(after(CHECKED), { variants: [] })).toBeNull();
});
