import { idsOfTitle, ruleCoverage } from './rule-coverage';

const coverageOf = (title: string, file: string) => ruleCoverage([{ title, file }]);

test('brackets hold ids, lists and ranges', () => {
  expect(idsOfTitle('[P4-9, P4-10] a title')).toEqual(['P4-9', 'P4-10']);
  expect(idsOfTitle('outer [F9.7-2..4] [P4-9] inner')).toEqual(['F9.7-2', 'F9.7-3', 'F9.7-4', 'P4-9']);
});

test('an id counts in brackets of its own only', () => {
  expect(idsOfTitle('P4-9 without brackets')).toEqual([]);
  expect(idsOfTitle('[not P4-9]')).toEqual([]);
});

test.each([
  'shared-domain/src/purchase/rules/steps.test.ts',
  'mfe-cart/src/rules/a.test.ts',
  'mfe-pdp/src/purchase/rules/buy-button.test.ts',
])('the test of a rule names an id and does not meet it: %s', (file) => {
  const { tests, met } = coverageOf('[P4-9] text', file);
  expect([[...tests.keys()], [...met]]).toEqual([['P4-9'], []]);
});

test.each([
  'mfe-pdp/src/product/product-page.test.tsx',
  'shell/src/a.test.ts',
  'shop-api/src/a.test.ts',
  'e2e/specs/a.spec.ts',
])('a test of %s meets an id', (file) => {
  expect([...coverageOf('[P4-9] text', file).met]).toEqual(['P4-9']);
});

test('the gallery meets no id', () => {
  expect(coverageOf('[P4-9] text', 'e2e/gallery/gallery.spec.ts').met.size).toBe(0);
});
