import { join } from 'node:path';
import type { FeedProduct } from '../../shop-api/src/catalogue/feed/schema';
import { readFeedFolder } from '../../shop-api/src/catalogue/import/read-feed-folder';
import { validateFeed } from '../../shop-api/src/catalogue/import/validate-feed';
import { isOutdated, readManifest, STANDARD_PX } from './manifest.mjs';
import { allPictures } from './products/index.mjs';

const SHOP_API = join(__dirname, '../../shop-api');
const MASTERS = join(SHOP_API, 'pictures');

const manifest = readManifest(MASTERS);
const pictures = new Map(allPictures().map((picture) => [picture.path, picture]));
const { products } = validateFeed(readFeedFolder(join(SHOP_API, 'catalogue')), '2026-12-31');

const pathsOf = ({ modelSlug, pictures: listed }: FeedProduct): readonly string[] =>
  listed.map(({ colour, view }) => `${modelSlug}/${colour}-${view}.avif`);

const feedPaths = products.flatMap(pathsOf);

describe('pictures of the reference catalogue', () => {
  test('the catalogue has products with pictures', () => {
    expect(feedPaths.length).toBeGreaterThan(150);
  });

  test('every colour of a product has a list picture first', () => {
    const without = products.flatMap(({ modelSlug, colours, pictures: listed }) =>
      colours
        .filter(({ slug }) => listed.find(({ colour }) => colour === slug)?.view !== 'pair')
        .map(({ slug }) => `${modelSlug}/${slug}`),
    );
    expect(without).toEqual([]);
  });

  test('every picture that the catalogue names is known to the studio', () => {
    expect(feedPaths.filter((path) => !pictures.has(path))).toEqual([]);
  });

  test('every picture that the catalogue names has its file, rendered from the present spec', () => {
    const outdated = feedPaths.filter((path) => {
      const picture = pictures.get(path);
      return !picture || isOutdated(picture, manifest, MASTERS);
    });
    expect(outdated).toEqual([]);
  });

  test('the catalogue says how wide its widest file is', () => {
    const widths = products.flatMap(({ modelSlug, pictures: listed }) =>
      listed.map(({ colour, view, width = STANDARD_PX }) => [`${modelSlug}/${colour}-${view}.avif`, width] as const),
    );
    expect(widths.filter(([path, width]) => Math.max(manifest[path]?.width ?? 0, STANDARD_PX) !== width)).toEqual([]);
  });
});
