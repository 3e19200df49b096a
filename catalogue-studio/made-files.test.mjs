/** The files that the studio writes into the shop are committed there: they must be what the present programs and packages make. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FONT_FILE, makeFont } from './font/font.mjs';
import { ICONS_FOLDER, makeIcons } from './icons/icons.mjs';
import { OUTLINE, OUTLINE_FILE } from './map/draw-norway.mjs';

const read = (file) => readFileSync(file, 'utf8');

test('the icons are those of the package', async () => {
  const committed = readdirSync(ICONS_FOLDER).map((file) => [file, read(join(ICONS_FOLDER, file))]);
  assert.deepEqual(Object.fromEntries(committed), await makeIcons());
});

test('the typeface has the characters that stand beside it', async () => {
  assert.ok((await makeFont()).equals(readFileSync(FONT_FILE)));
});

test('the outline of Norway is what the map data give', () => {
  assert.equal(read(OUTLINE_FILE), OUTLINE);
});
