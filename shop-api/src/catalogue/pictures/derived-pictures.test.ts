import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { DerivedPictures } from './derived-pictures';
import { FetchedMasters } from './fetched-masters';

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

/** Long enough for a busy machine: what is made is waited for. */
const PATIENT_MS = 60_000;
const pictures = ({ from = masters, standInAfterMs = PATIENT_MS } = {}) =>
  new DerivedPictures(from, cache, undefined, standInAfterMs);
const cached = () => readdirSync(cache, { recursive: true }).filter((name) => /\.\w+$/.test(String(name)));

test.each([
  ['sort-pair-320.avif', 320, 'heif'],
  ['sort-pair-800.webp', 800, 'webp'],
  ['rosa-pair-1600.avif', 1600, 'heif'],
])('%s is made from its master, with a shadow that ends before the picture', async (file, width, format) => {
  const { path, isStandIn } = (await pictures().fileOf('nova', file)) ?? {};
  expect(isStandIn).toBe(false);
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
  const files = await Promise.all(Array.from({ length: 8 }, () => store.fileOf('nova', 'sort-pair-480.avif')));
  expect(new Set(files.map((file) => file?.path)).size).toBe(1);
  expect(cached()).toHaveLength(1);
});

test('a file that was made once is not made again, one of another master is', async () => {
  const pathOf = async () => (await pictures().fileOf('nova', 'sort-pair-320.avif'))?.path;
  const path = await pathOf();
  writeFileSync(path ?? '', 'kept');
  expect(await pathOf()).toBe(path);
  expect(cached()).toHaveLength(1);
  writeManifest('two');
  expect(await pathOf()).not.toBe(path);
});

test('until a picture is made it is answered by its master, at once; then by the one that was made meanwhile', async () => {
  const store = pictures({ standInAfterMs: 0 });
  const file = await store.fileOf('nova', 'sort-pair-320.avif');
  expect(file).toEqual({ path: join(masters, 'nova/sort-pair.avif'), isStandIn: true });
  let later = file;
  while (later?.isStandIn) later = await store.fileOf('nova', 'sort-pair-320.avif');
  expect((await sharp(later?.path).metadata()).width).toBe(320);
});

test('who asks for a picture while others are made does not wait for those: its master is the answer', async () => {
  const store = pictures();
  const files = await Promise.all(
    ['rosa-pair-1600.avif', 'sort-pair-320.avif'].map((file) => store.fileOf('nova', file)),
  );
  expect(files.filter((file) => file?.isStandIn)).toHaveLength(1);
});

test('readers of WebP cannot be given the master: they get their picture when it is made', async () => {
  expect((await pictures({ standInAfterMs: 0 }).fileOf('nova', 'sort-pair-800.webp'))?.isStandIn).toBe(false);
});

test('a folder without masters has no pictures', async () => {
  const none = new DerivedPictures(join(folder, 'none'), cache);
  expect(await none.fileOf('nova', 'sort-pair-320.avif')).toBeUndefined();
});

test('ahead of time every AVIF file is made: pictures of lists first, then the others, what is enlarged last', async () => {
  const made: string[] = [];
  const count = await pictures({ from: smallMasters }).makeAll((there, all) => {
    const known = new Set(made);
    made.push(
      ...cached()
        .map(String)
        .filter((name) => !known.has(name)),
    );
    expect([there, all]).toEqual([made.length, 9]);
  });
  expect(count).toBe(3 + 4 + 2);
  expect(made.map((name) => /-(\d+)\.avif$/.exec(name)?.[1])).toEqual([
    '320',
    '320',
    '480',
    '480',
    '320',
    '800',
    '800',
    '800',
    '1600',
  ]);
});

test('what a stopped run has made is not made again', async () => {
  await pictures({ from: smallMasters }).fileOf('nova', 'rosa-pair-480.avif');
  const counts: number[] = [];
  expect(await pictures({ from: smallMasters }).makeAll((there) => counts.push(there))).toBe(8);
  expect(counts).not.toContain(4);
  expect(await pictures({ from: smallMasters }).makeAll()).toBe(0);
});

describe('pictures that the feed names by address', () => {
  let asked: string[] = [];
  const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#446688' } });
  const elsewhere = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === '/moved.jpg') response.writeHead(302, { location: '/photo.jpg' }).end();
    else if (url === '/page.html') response.end('<h1>Not a picture</h1>');
    else if (url !== '/photo.jpg') response.writeHead(404).end();
    else
      void photo
        .clone()
        .jpeg()
        .toBuffer()
        .then((file) => response.end(file));
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  });
  beforeEach(() => (asked = []));
  afterAll(() => elsewhere.close());

  const storeOf = (path: string, origins = [origin]) =>
    new DerivedPictures(masters, cache, (_model, name) => {
      const fetched = new FetchedMasters(join(cache, 'fetched'), origins);
      const file = () => fetched.pathOf(origin + path);
      return name === 'sort-front'
        ? { key: path, view: 'front', widest: 800, isRendered: false, path: file }
        : undefined;
    });

  test('a photograph is fetched once, and resized without a change of its colours', async () => {
    const store = storeOf('/photo.jpg');
    const small = await store.fileOf('foto', 'sort-front-320.avif');
    const fallback = await store.fileOf('foto', 'sort-front-800.webp');
    expect([small?.isStandIn, fallback?.isStandIn]).toEqual([false, false]);
    const { data, info } = await sharp(small?.path).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([320, 240]);
    expect([data[0], data[1], data[2]].map((value = 0) => Math.round(value / 16))).toEqual(
      [4, 6, 9].map((value) => value),
    );
    expect((await sharp(fallback?.path).metadata()).width).toBe(800);
    expect(asked).toEqual(['/photo.jpg']);
  });

  test.each([
    ['an origin that the operator does not allow', '/photo.jpg', ['https://other.example'], 'PICTURE_ORIGINS'],
    ['a redirect', '/moved.jpg', undefined, 'fetch failed'],
    ['an answer without the picture', '/gone.jpg', undefined, 'answered 404'],
    ['no picture', '/page.html', undefined, 'unsupported image format'],
  ])('%s gives no picture', async (_what, path, origins, message) => {
    await expect(storeOf(path, origins).fileOf('foto', 'sort-front-320.avif')).rejects.toThrow(message);
  });

  test('another name has no picture', async () => {
    expect(await storeOf('/photo.jpg').fileOf('foto', 'hvit-front-320.avif')).toBeUndefined();
  });
});
