import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE_BRAND } from 'shared-domain/brand/parse-brand';
import { readBrand } from 'shared-domain/brand/read-brand';
import { brandLook } from './shell-assets';

const DOMAIN = join(__dirname, '../../../../shared-domain');
const sheet = readFileSync(join(DOMAIN, 'src/ui/tokens/tokens.css'), 'utf8');
const nordlys = readBrand(join(DOMAIN, 'brands/nordlys.json'));

test('the reference brand uses the tokens as they are: its pages carry no styles of the brand', () => {
  expect(brandLook(REFERENCE_BRAND, sheet)).toEqual({ style: '', themeColour: '#552596' });
});

test('another brand brings its colours', () => {
  const { style, themeColour } = brandLook(nordlys, sheet);
  expect(style).toContain('--brand-700:#0c5663');
  expect(themeColour).toBe('#0c5663');
});

test('colours with too little contrast stop the start, and the error names them', () => {
  const pale = { ...nordlys, name: 'Blek', colours: { ...nordlys.colours!, 'brand-700': '#8fd3d8' } };
  expect(() => brandLook(pale, sheet)).toThrow(
    /^The colours of the brand Blek cannot be read: .*--brand on --ground reaches 1\.\d:1, 4\.5:1 is needed/,
  );
});
