import { facetsOf, NO_FILTERS, toListCard } from 'shared-domain/catalogue';
import { threePhones, twoAccessories } from '../testing/assortment';
import { type PackedList, packList, unpackList } from './packed-list';

test.each([
  ['phones', threePhones],
  ['accessories', twoAccessories],
])('%s give the same facets and cards from the hydration payload', (_, items) => {
  const unpacked = unpackList(JSON.parse(JSON.stringify(packList(items))) as PackedList);
  expect(facetsOf(unpacked, NO_FILTERS)).toEqual(facetsOf(items, NO_FILTERS));
  expect(unpacked.map((item) => toListCard(item))).toEqual(items.map((item) => toListCard(item)));
});

test('a model that many accessories fit is written once', () => {
  const [cover] = twoAccessories;
  if (!cover) throw new Error('The assortment has no cover');
  const { models, items } = packList(Array.from({ length: 50 }, () => cover));
  expect(models).toHaveLength(1);
  expect(items.map(({ fits }) => fits)).toEqual(Array.from({ length: 50 }, () => [0]));
});

test('what no card reads is not in the payload', () => {
  const [phone] = threePhones;
  if (!phone) throw new Error('The assortment has no phone');
  const whole = {
    ...phone,
    memberSlug: 'hav-128gb',
    additionalMemberSlugs: ['hav-256gb'],
    hwInfo: { urlRoot: 'mobiltelefoner' },
    compatibleAccessories: [
      {
        brand: 'Kvist',
        brandSlug: 'kvist',
        modelSlug: 'kvist-deksel',
        modelShortName: 'Deksel',
        hwType: 'ACCESSORY',
        subHwType: 'COVER',
        releaseDate: '2026-01-01T00:00:00Z',
        variants: [{ sku: 'KVIST-1' }],
      },
    ],
  };
  expect(packList([whole])).toEqual(packList([phone]));
});
