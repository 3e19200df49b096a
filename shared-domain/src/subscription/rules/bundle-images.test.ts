import { aBundle } from '../testing';
import { bundleImages } from './bundle-images';

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
