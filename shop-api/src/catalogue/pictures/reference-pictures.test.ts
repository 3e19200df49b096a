/** The reference catalogue and the committed pictures agree. That they are rendered from the present models is tested in catalogue-studio. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../config/paths';
import { readReferenceFeed } from '../testing';

const STANDARD_PX = 800;

const { products } = readReferenceFeed('2026-12-31');
const manifest = JSON.parse(readFileSync(join(paths.pictures(), 'manifest.json'), 'utf8')) as Readonly<
  Record<string, { readonly width: number }>
>;
const named = products.flatMap(({ modelSlug, pictures }) =>
  pictures.map(({ colour, view, width = STANDARD_PX }) => ({
    path: `${modelSlug}/${colour}-${view}.avif`,
    width,
  })),
);

test('every colour of a product has a list picture first', () => {
  const without = products.flatMap(({ modelSlug, colours, pictures }) =>
    colours
      .filter(({ slug }) => pictures.find(({ colour }) => colour === slug)?.view !== 'pair')
      .map(({ slug }) => `${modelSlug}/${slug}`),
  );
  expect(products.length).toBeGreaterThan(150);
  expect(without).toEqual([]);
});

test('every picture that the catalogue names has its file', () => {
  expect(named.filter(({ path }) => !manifest[path] || !existsSync(join(paths.pictures(), path)))).toEqual([]);
});

test('the catalogue says how wide its widest file is', () => {
  expect(named.filter(({ path, width }) => Math.max(manifest[path]?.width ?? 0, STANDARD_PX) !== width)).toEqual([]);
});
