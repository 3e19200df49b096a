import { toOre } from 'shared-domain/money';
import { aBundle, anOffering } from 'shared-domain/subscription/testing';
import {
  type BundleEvent,
  bundleImages,
  bundlePrice,
  changeBundle,
  chosenBundleSku,
  isBundleOffered,
  NO_BUNDLE,
  shownVariant,
} from './bundles';

describe('bundle offer', () => {
  test.each([
    [true, 12, true],
    [true, 0, false],
    [true, 24, false],
    [false, 12, false],
  ])(
    '[F9.12-1] a new subscription (%p) with %d months of binding: %p',
    (isNewSubscription, bindingMonths, expected) => {
      expect(isBundleOffered({ isNewSubscription, bindingMonths })).toBe(expected);
    },
  );
});

describe('bundle price', () => {
  const plan = anOffering({
    offeringCode: 'FJELL_X_START_2025',
    monthlyOfferingPrice: toOre(399),
    priceMultiplier: 0.9,
  });
  const broadband = anOffering({
    offeringCode: 'FJELL_MBB_UBEGRENSET',
    type: 'MBB',
    monthlyOfferingPrice: toOre(599),
    upfrontOfferingPrice: toOre(299),
    bindingMonths: 12,
  });

  test('[F9.12-1, F3.6-1] a bundle binds its plan for twelve months at the plan’s own price', () => {
    expect(bundlePrice(aBundle(), [plan])).toEqual({
      planCode: 'FJELL_X_START_2025.COM12LOUDSPEAKER2',
      monthly: 39_900,
      product: 29_000,
      ordinary: 129_000,
      establishment: 0,
      // 12 × 399 + 290
      minimumTotal: 507_800,
    });
  });

  test('[F9.8-3, F9.12-1] with the plan’s own offer the price of the binding counts', () => {
    // ceil(399 × 0.9) = 360; 12 × 360 + 290
    expect(bundlePrice(aBundle({ icim: 'COM12PURP20' }), [plan])).toMatchObject({
      monthly: 36_000,
      minimumTotal: 461_000,
    });
  });

  test('[F9.12-1] a plan that always has the binding needs no offer; what it costs at once is in the total', () => {
    const bundle = aBundle({ offeringCode: 'FJELL_MBB_UBEGRENSET', icim: undefined });
    // 12 × 599 + 290 + 299
    expect(bundlePrice(bundle, [broadband])).toMatchObject({ planCode: 'FJELL_MBB_UBEGRENSET', minimumTotal: 777_700 });
  });

  test.each([
    ['its plan is not sold', aBundle({ offeringCode: 'FJELL_ANNET' })],
    ['nothing binds its plan', aBundle({ icim: undefined })],
    ['the binding is another', aBundle({ icim: 'TLF12PLEAS' })],
    ['a price is missing', aBundle({ discountedPrice: undefined })],
  ])('[F9.12-1] it is not offered when %s', (_why, bundle) => {
    expect(bundlePrice(bundle, [plan])).toBeNull();
  });
});

describe('bundle choice', () => {
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
});

describe('bundle images', () => {
  const image = (url: string) => ({ url, title: url });
  const variant = (sku: string, url?: string) => ({ sku, ...(url && { image: image(url) }) });
  const urls = (change: Parameters<typeof aBundle>[0]) => bundleImages(aBundle(change)).map(({ url }) => url);

  test('[F9.12-2] four pictures at most, the bundle’s own first, none twice', () => {
    expect(
      urls({
        image: image('a'),
        variants: [
          variant('1', 'a'),
          variant('2', 'b'),
          variant('3'),
          variant('4', 'c'),
          variant('5', 'd'),
          variant('6', 'e'),
        ],
      }),
    ).toEqual(['a', 'b', 'c', 'd']);
    expect(urls({ image: undefined, variants: [variant('1', 'b')] })).toEqual(['b']);
    expect(urls({ image: undefined, variants: [] })).toEqual([]);
  });
});
