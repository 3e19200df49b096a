import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, ROOT } from '../build/packages.mjs';
import { CHARACTERS, FONT_FILE, makeFont } from './make-font.mjs';

const FOLDERS = ['shop-api/catalogue', 'shared-domain/src', 'shell/src', ...remoteNames().map((name) => `${name}/src`)];

test('the committed typeface is what npm run font makes', async () => {
  expect((await makeFont()).equals(readFileSync(FONT_FILE))).toBe(true);
});

test('every character of the catalogue and of the texts is in the typeface', () => {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') || /texts[\\/][a-z-]*nb\.ts$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(80);
  expect([...new Set(texts.join(''))].filter((character) => !`${CHARACTERS}\n`.includes(character))).toEqual([]);
});
