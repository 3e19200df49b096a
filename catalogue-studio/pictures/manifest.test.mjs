import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CATALOGUE_DIR, MASTERS_DIR } from '../shop-files.mjs';
import { isOutdated, readManifest } from './manifest.mjs';
import { allPictures } from './products/index.mjs';

const manifest = readManifest(MASTERS_DIR);
const pictures = new Map(allPictures().map((picture) => [picture.path, picture]));
/** Paths of the pictures that the catalogue names. */
const named = readdirSync(CATALOGUE_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(CATALOGUE_DIR, file), 'utf8')).products ?? [])
  .flatMap(({ modelSlug, pictures: listed }) =>
    listed.map(({ colour, view }) => `${modelSlug}/${colour}-${view}.avif`),
  );

test('every picture that the catalogue names is known to the studio', () => {
  assert.ok(named.length > 150);
  assert.deepEqual(
    named.filter((path) => !pictures.has(path)),
    [],
  );
});

test('every picture that the catalogue names was rendered from the present spec', () => {
  const outdated = named.filter((path) => pictures.has(path) && isOutdated(pictures.get(path), manifest, MASTERS_DIR));
  assert.deepEqual(outdated, []);
});
