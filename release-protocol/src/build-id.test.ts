import { isBuildId, versionOf } from './build-id';

const HASH = '0123456789abcdef0123456789abcdef';

test.each([`1.4.2-${HASH}`, `2.0.0-beta.1-${HASH}`, '1.4.2-0123456789ab', '0123456789ab'])(
  '%s is a build id',
  (text) => {
    expect(isBuildId(text)).toBe(true);
  },
);

test.each([
  '1.4.2',
  '1.4-0123456789ab',
  '1.4.2-0123456789AB',
  `1.4.2-${HASH}0`,
  `1.4.2-${HASH.slice(1)}`,
  '../0123456789ab',
  '1.4.2/0123456789ab',
  '1.4.2-0123456789ab/..',
])('%s is not a build id', (text) => {
  expect(isBuildId(text)).toBe(false);
  expect(versionOf(text)).toBeUndefined();
});

test('a build id has a version, except in older builds', () => {
  expect(versionOf(`1.4.2-${HASH}`)).toBe('1.4.2');
  expect(versionOf(`2.0.0-beta.1-${HASH}`)).toBe('2.0.0-beta.1');
  expect(versionOf('0123456789ab')).toBeUndefined();
});
