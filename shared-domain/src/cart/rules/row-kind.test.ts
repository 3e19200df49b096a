import { resolveRowKind } from './row-kind';

const image = { url: '/bilder/x.avif', title: 'x' };

test.each([
  ['SUBSCRIPTION', 'plan'],
  ['SUBSCRIPTION_DRAFT', 'plan'],
  ['SERVICE', 'service'],
  ['SIM', 'sim'],
  ['NEW_NUMBER', 'sim'],
])('%s is drawn as %s, with a picture or without', (type, kind) => {
  expect(resolveRowKind({ type })).toBe(kind);
  expect(resolveRowKind({ type, image })).toBe(kind);
});

test('other rows by whether they have a picture', () => {
  expect(resolveRowKind({ type: 'ACCESSORY', image })).toBe('device');
  expect(resolveRowKind({ type: 'BREAKAGE_FEE' })).toBe('other');
});
