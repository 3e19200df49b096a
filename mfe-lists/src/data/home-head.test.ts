import { useTestConfig } from 'shared-domain/testing';
import { homeHead, LEAD_PICTURE_SIZES } from './home-head';
import type { HomePageData } from './home-loader';

const data: HomePageData = {
  lead: null,
  departments: [],
  newest: [],
  offers: [],
  promos: [],
  plans: [],
  accessories: [],
};
const lead = (image: NonNullable<HomePageData['lead']>['image']): HomePageData['lead'] => ({
  href: '/toppen/',
  name: 'toppen',
  badge: null,
  price: null,
  priceNote: '',
  text: '',
  legal: '',
  image,
});
const headOf = (page: HomePageData) => homeHead(page, { pathname: '/', realm: 'B2C' });

beforeEach(() => useTestConfig());

test('the site describes itself as a WebSite, and the root is its canonical address', () => {
  const head = headOf(data);
  expect(head.canonicalPath).toBe('/');
  expect(head.jsonLd).toEqual([expect.objectContaining({ '@type': 'WebSite', url: '/', inLanguage: 'nb' })]);
  expect(head.preloadImage).toBeUndefined();
});

test('shared links show the lead', () => {
  expect(headOf(data).image).toBeUndefined();
  expect(headOf({ ...data, lead: lead({ url: '/bilder/toppen.webp', title: 'toppen' }) }).image).toBe(
    '/bilder/toppen.webp',
  );
});

test('the lead’s picture is preloaded in its best format, at the widths that the page shows it', () => {
  const responsive = { base: '/bilder/toppen', widths: [320, 640], formats: ['avif' as const, 'webp' as const] };
  const withPicture = headOf({ ...data, lead: lead({ url: '/bilder/toppen.webp', title: 'toppen', responsive }) });
  expect(withPicture.preloadImage).toEqual({
    srcSet: '/bilder/toppen-320.avif 320w, /bilder/toppen-640.avif 640w',
    sizes: LEAD_PICTURE_SIZES,
    type: 'image/avif',
  });
  const inOneSize = headOf({ ...data, lead: lead({ url: '/bilder/toppen.webp', title: 'toppen' }) });
  expect(inOneSize.preloadImage).toBeUndefined();
});
