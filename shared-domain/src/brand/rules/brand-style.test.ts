import { BRAND_COLOURS, type BrandColour } from '../model';
import { toBrandStyle } from './brand-style';

test('a brand without colours of its own adds no style', () => {
  expect(toBrandStyle({})).toBe('');
});

test('a brand with colours lays each of them over the token of its name, in the layer of the tokens', () => {
  const colours = Object.fromEntries(
    BRAND_COLOURS.map((name, index) => [name, `#0000${String(index + 10)}`]),
  ) as Record<BrandColour, string>;
  const style = toBrandStyle({ colours });
  expect(style).toMatch(/^@layer tokens\{:root\{--brand-50:#000010;--brand-100:#000011;.*--offer-900:#000025\}\}$/);
});
