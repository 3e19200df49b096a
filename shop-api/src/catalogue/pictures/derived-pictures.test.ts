import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { DerivedPictures } from './derived-pictures';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const masters = join(folder, 'masters');
const cache = join(folder, 'cache');
const SHADOW = { r: 20, g: 14, b: 10, alpha: 0.5 };

/** Has the masters of the same manifest, a few pixels wide: where only files are counted. */
const smallMasters = join(folder, 'small-masters');

async function addMaster(path: string, width: number): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await sharp({ create: { width, height: width, channels: 4, background: SHADOW } })
    .avif({ effort: 0 })
    .toFile(path);
}

const writeManifest = (hash: string, into = masters) =>
  writeFileSync(
    join(into, 'manifest.json'),
    JSON.stringify({
      'nova/sort-pair.avif': { hash, width: 800 },
      'nova/rosa-pair.avif': { hash, width: 1600 },
      'nova/sort-back.avif': { hash, width: 1600 },
    }),
  );

beforeAll(async () => {
  await Promise.all([
    addMaster(join(masters, 'nova/sort-pair.avif'), 800),
    addMaster(join(masters, 'nova/rosa-pair.avif'), 1600),
    ...['sort-pair', 'rosa-pair', 'sort-back'].map((name) => addMaster(join(smallMasters, `nova/${name}.avif`), 40)),
  ]);
  writeManifest('one');
  writeManifest('one', smallMasters);
});
beforeEach(() => rmSync(cache, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const pictures = (from = masters) => new DerivedPictures(from, cache);
const cached = () => readdirSync(cache, { recursive: true }).filter((name) => /\.\w+$/.test(String(name)));

test.each([
  ['sort-pair-320.avif', 320, 'heif'],
  ['sort-pair-800.webp', 800, 'webp'],
  ['rosa-pair-1600.avif', 1600, 'heif'],
])('%s is made from its master, with a shadow that ends before the picture', async (file, width, format) => {
  const path = await pictures().fileOf('nova', file);
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? NaN;
  expect([info.width, (await sharp(path).metadata()).format]).toEqual([width, format]);
  expect(alphaAt(0, width / 2)).toBeLessThan(12);
  expect(alphaAt(width / 2, width / 2)).toBeGreaterThan(110);
});

test.each([
  ['a width that its master does not have', 'nova', 'sort-pair-1600.avif'],
  ['a width that no page asks for', 'nova', 'sort-pair-321.avif'],
  ['a width of cards, of a view that is in none', 'nova', 'sort-back-480.avif'],
  ['WebP in another width', 'nova', 'sort-pair-320.webp'],
  ['another format', 'nova', 'sort-pair-320.png'],
  ['no picture of the manifest', 'nova', 'hvit-pair-320.avif'],
  ['a path outside the folder', '..', 'sort-pair-320.avif'],
  ['a name of every object', '__proto__', 'x-320.avif'],
])('%s: there is no such picture', async (_what, model, file) => {
  expect(await pictures().fileOf(model, file)).toBeUndefined();
});

test('who asks at the same time gets one file, complete', async () => {
  const store = pictures();
  const paths = await Promise.all(Array.from({ length: 8 }, () => store.fileOf('nova', 'sort-pair-480.avif')));
  expect(new Set(paths).size).toBe(1);
  expect(cached()).toHaveLength(1);
});

test('a file that was made once is not made again, one of another master is', async () => {
  const path = await pictures().fileOf('nova', 'sort-pair-320.avif');
  writeFileSync(path ?? '', 'kept');
  expect(await pictures().fileOf('nova', 'sort-pair-320.avif')).toBe(path);
  expect(cached()).toHaveLength(1);
  writeManifest('two');
  expect(await pictures().fileOf('nova', 'sort-pair-320.avif')).not.toBe(path);
});

test('a folder without masters has no pictures', async () => {
  const none = new DerivedPictures(join(folder, 'none'), cache);
  expect(await none.fileOf('nova', 'sort-pair-320.avif')).toBeUndefined();
});

test('ahead of time every AVIF file is made: list pictures in all widths of their master, other views in two', async () => {
  expect(await pictures(smallMasters).makeAll()).toBe(3 + 4 + 2);
  expect(cached()).toHaveLength(9);
  expect(await pictures(smallMasters).makeAll()).toBe(0);
});

test('for a build that is tried out only the pictures of lists are made ahead of time', async () => {
  await pictures(smallMasters).makeAll({ listPicturesOnly: true });
  expect(cached()).toHaveLength(3 + 4);
});
