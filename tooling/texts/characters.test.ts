import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import characters from '../../shared-domain/src/ui/tokens/fonts/characters.json';
import { remoteNames, ROOT } from '../build/packages';

const FOLDERS = ['shop-api/catalogue', 'shared-domain/src', 'shell/src', ...remoteNames().map((name) => `${name}/src`)];

test('every character of the catalogue and of the texts is in the typeface', () => {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') || /texts[\\/][a-z-]*nb\.ts$/.test(file))
      .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(80);
  const drawn = `${Object.values(characters).join('')}\n`;
  expect([...new Set(texts.join(''))].filter((character) => !drawn.includes(character))).toEqual([]);
});
