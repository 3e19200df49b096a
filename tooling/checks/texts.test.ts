import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import characters from '../../shared-domain/src/ui/tokens/fonts/characters.json';
import { remoteNames, ROOT } from '../build/packages';
import { textFiles, textsOf } from './texts';

const FOLDERS = [
  'shop-api/catalogue',
  ...['cms/content', 'identity-provider', 'operator'].map((folder) => `reference-systems/src/${folder}`),
  'shared-domain/src',
  'shell/src',
  ...remoteNames().map((name) => `${name}/src`),
];

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

test('the texts of every package and the content of menus and footer are found', () => {
  const packages = new Set(textFiles().map((file) => file.split('/')[0]));
  expect([...packages]).toEqual(
    expect.arrayContaining([
      'mfe-cart',
      'mfe-header',
      'mfe-lists',
      'mfe-pdp',
      'mfe-subscriptions',
      'shared-domain',
      'shell',
      'shop-api',
      'reference-systems',
    ]),
  );
  const footer = textsOf('reference-systems/src/cms/content/footer.json').map(({ text }) => text);
  expect(footer).toContain('© {year} {brand} Mobil AS');
  expect(footer).not.toContain('/om/vilkar/');
});

test('a text has its key; what is filled in stands in braces', () => {
  const texts = new Map(textsOf('mfe-header/src/texts/nb.ts').map(({ key, text }) => [key, text]));
  expect(texts.get('texts.cart')).toBe('Handlekurv');
  expect(texts.get('texts.toHome')).toBe('{brand}, til forsiden');
});

test('one form of each word', () => {
  const all = textFiles().flatMap((file) => textsOf(file));
  const other =
    /\b(abonnementer|lommen|natten|helgen|klokken|lommeboken|toalettmappen|support|startups?|tips og triks)\b/i;
  expect(all.filter(({ text }) => other.test(text) && !/[/#]/.test(text))).toEqual([]);
});
