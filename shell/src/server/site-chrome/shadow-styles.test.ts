import { fontFacesOf, toShadowStyles, withoutFontFaces, withOwnRem } from './shadow-styles';

test('tokens move to the host, the body’s look to the element around the slot, and nothing is inherited from outside', () => {
  const css = toShadowStyles(
    '@layer a;@layer tokens{:root{--ink:#000}}@layer base{html{color:red}body,p{margin:0}.body{x:y}tbody{z:z}}',
  );
  expect(css).toMatch(/^@layer isolation\{:host\{all:initial;[^}]*\}\.shop-site-chrome\{all:initial;/);
  expect(css).toMatch(
    /@layer a;@layer tokens\{:host\{--ink:#000\}\}@layer base\{:host\{color:red\}\.shop-site-chrome,p\{margin:0\}\.body\{x:y\}tbody\{z:z\}\}$/,
  );
});

test.each([
  [
    'p{margin:-1rem .5rem 1.25rem}',
    'p{margin:calc(-1*var(--shop-rem,1rem)) calc(.5*var(--shop-rem,1rem)) calc(1.25*var(--shop-rem,1rem))}',
  ],
  [':host{--body:400 1rem/1.5 Inter}', ':host{--body:400 calc(1*var(--shop-rem,1rem))/1.5 Inter}'],
  ['@media (max-height:30rem){p{top:1rem}}', '@media (max-height:30rem){p{top:calc(1*var(--shop-rem,1rem))}}'],
  ['@container (min-width:26.875rem){p{top:0}}', '@container (min-width:430px){p{top:0}}'],
  ['p{width:min(30rem,100%)}', 'p{width:min(calc(30*var(--shop-rem,1rem)),100%)}'],
])('no length depends on the font size of the page’s root: %s', (css, expected) => {
  expect(withOwnRem(css)).toBe(expected);
});

test('typefaces are the document’s', () => {
  const css = '@layer a;@font-face{font-family:Inter;src:url(/x)}p{x:y}@font-face{font-family:B}';
  expect(fontFacesOf(css)).toBe('@font-face{font-family:Inter;src:url(/x)}@font-face{font-family:B}');
  expect(withoutFontFaces(css)).toBe('@layer a;p{x:y}');
});
