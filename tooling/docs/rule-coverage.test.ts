import { idsOfTitle, readIds, ruleCoverage } from './rule-coverage.mjs';

const ids = new Map([
  ['P4-9', 'one'],
  ['P4-10', 'two'],
  ['F9.7-2', 'three'],
]);
const coverageOf = (title: string, file: string) => ruleCoverage([{ title, file }], ids);

test('brackets hold ids, lists and ranges', () => {
  expect(idsOfTitle('[P4-9, P4-10] a title')).toEqual(['P4-9', 'P4-10']);
  expect(idsOfTitle('outer [F9.7-2..4] [P4-9] inner')).toEqual(['F9.7-2', 'F9.7-3', 'F9.7-4', 'P4-9']);
});

test('an id counts in brackets of its own only', () => {
  expect(idsOfTitle('P4-9 without brackets')).toEqual([]);
  expect(idsOfTitle('[not P4-9]')).toEqual([]);
});

test.each(['shared-domain/src/purchase/rules/steps.test.ts', 'mfe-pdp/src/rules/next-button.test.ts'])(
  'the test of a rule names an id and does not meet it: %s',
  (file) => {
    const { named, met } = coverageOf('[P4-9] text', file);
    expect([[...named], [...met]]).toEqual([['P4-9'], []]);
  },
);

test.each([
  'mfe-pdp/src/pages/product-page.test.tsx',
  'shell/src/a.test.ts',
  'shop-api/src/a.test.ts',
  'e2e/specs/a.spec.ts',
])('a test of %s meets an id', (file) => {
  expect([...coverageOf('[P4-9] text', file).met]).toEqual(['P4-9']);
});

test('the gallery meets no id', () => {
  expect(coverageOf('[P4-9] text', 'e2e/gallery/gallery.spec.ts').met.size).toBe(0);
});

test('an id that docs/rules/ids does not list is not counted', () => {
  const { named, unknown } = coverageOf('[P4-99] text', 'e2e/specs/a.spec.ts');
  expect([named.size, [...unknown]]).toEqual([0, ['P4-99']]);
});

test('the ids of the docs are read with their sentences', () => {
  expect(readIds().size).toBeGreaterThan(600);
  expect([...readIds().values()].every((sentence) => sentence.length > 3)).toBe(true);
});
