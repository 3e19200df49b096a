import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toBrandStyle } from '../rules/brand-style';
import { declaredTokens, unreadablePairs } from '../rules/colour-pairs';
import { parseBrand, REFERENCE_BRAND } from './parse-brand';
import { readBrand } from './read-brand';

const FOLDER = join(__dirname, '../../../brands');
const tokens = readFileSync(join(__dirname, '../../ui/tokens/tokens.css'), 'utf8');
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'brand-'))));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (text: string): string => {
  const file = join(folder, 'brand.json');
  writeFileSync(file, text);
  return file;
};

test.each(readdirSync(FOLDER))('%s is a whole brand that can be read', (file) => {
  const brand = readBrand(join(FOLDER, file));
  expect(unreadablePairs(declaredTokens(tokens + toBrandStyle(brand)))).toEqual([]);
});

test('two brands have nothing in common', () => {
  const [fjell, nordlys] = ['fjell.json', 'nordlys.json'].map((file) => readBrand(join(FOLDER, file)));
  expect(nordlys?.name).not.toBe(fjell?.name);
  expect(nordlys?.codePrefix).not.toBe(fjell?.codePrefix);
  expect(nordlys?.logo).not.toEqual(fjell?.logo);
});

test('without a file it is the reference brand', () => {
  expect(readBrand(undefined)).toBe(REFERENCE_BRAND);
});

test.each([
  ['a name is missing', { ...REFERENCE_BRAND, name: '' }, 'name: must not be empty'],
  [
    'a script in the logo',
    { ...REFERENCE_BRAND, logo: { viewBox: '0 0 1 1', paths: ['"/><script>'] } },
    'logo.paths.0: must be the data of an SVG path',
  ],
  [
    'half a ramp',
    { ...REFERENCE_BRAND, colours: { 'brand-50': '#fff' } },
    'colours.brand-50: must be a colour such as #552596',
  ],
  ['an unknown field', { ...REFERENCE_BRAND, color: 'red' }, 'color:'],
])('%s is reported with the name of the field', (_, document, message) => {
  expect(() => parseBrand(document)).toThrow(message);
});

test('a file that is not JSON, or does not exist, is reported by name', () => {
  const file = written('{');
  expect(() => readBrand(file)).toThrow(`BRAND_FILE ${file}: `);
  expect(() => readBrand('/nowhere.json')).toThrow('BRAND_FILE /nowhere.json: ENOENT');
});
