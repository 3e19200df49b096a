import { fontFacesOf, toShadowStyles, withoutFontFaces } from './shadow-styles';

test('tokens move to the host, the body’s look to the element around the slot, and nothing is inherited from outside', () => {
  const css = toShadowStyles(
    '@layer a;@layer tokens{:root{--ink:#000}}@layer base{html{color:red}body,p{margin:0}.body{x:y}tbody{z:z}}',
  );
  expect(css).toMatch(/^@layer isolation\{:host\{all:initial;display:block\}\}/);
  expect(css).toMatch(
    /@layer a;@layer tokens\{:host\{--ink:#000\}\}@layer base\{:host\{color:red\}\.shop-site-chrome,p\{margin:0\}\.body\{x:y\}tbody\{z:z\}\}$/,
  );
});

test('typefaces are the document’s', () => {
  const css = '@layer a;@font-face{font-family:Inter;src:url(/x)}p{x:y}@font-face{font-family:B}';
  expect(fontFacesOf(css)).toBe('@font-face{font-family:Inter;src:url(/x)}@font-face{font-family:B}');
  expect(withoutFontFaces(css)).toBe('@layer a;p{x:y}');
});
