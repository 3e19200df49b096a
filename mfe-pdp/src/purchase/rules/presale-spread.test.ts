import fc from 'fast-check';
import { needsUserRef, presaleOffsetMs, resolvePresaleStrategy, toUserRef } from './presale-spread';

test.each([
  ['4711', 1_000],
  ['123450', 0],
  ['9', 9_000],
  ['a7-b', 7_000],
  ['x', 0],
  ['', 0],
  [null, 0],
])('[P4-58] user-ref: the cookie %j adds %d ms', (userRef, offsetMs) => {
  expect(presaleOffsetMs({ strategy: 'user-ref', userRef })).toBe(offsetMs);
});

test.each([
  [true, 1_000],
  [false, 0],
])('[P4-58] ab: variant B %s adds %d ms', (isVariantB, offsetMs) => {
  expect(presaleOffsetMs({ strategy: 'ab', isVariantB })).toBe(offsetMs);
});

test.each([
  [undefined, 'user-ref'],
  ['ab', 'ab'],
  ['user-ref', 'user-ref'],
  ['annet', 'user-ref'],
])('[P4-58] configured %j: %s', (configured, strategy) => {
  expect(resolvePresaleStrategy(configured)).toBe(strategy);
});

test('[P4-58] a cookie without a digit is created, one with a digit stays', () => {
  expect([null, '', 'abc'].map(needsUserRef)).toEqual([true, true, true]);
  expect(['0', 'a1b'].map(needsUserRef)).toEqual([false, false]);
});

test('[P4-58] a created cookie spreads over all ten seconds and needs no other', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(chance, (drawn) => {
      const userRef = toUserRef(drawn);
      expect(userRef).toMatch(/^\d{1,9}$/);
      expect(needsUserRef(userRef)).toBe(false);
      expect(presaleOffsetMs({ strategy: 'user-ref', userRef })).toBe(Number(userRef.at(-1)) * 1_000);
    }),
  );
  const offsets = Array.from({ length: 10 }, (_, step) =>
    presaleOffsetMs({ strategy: 'user-ref', userRef: toUserRef((step + 0.5) / 1_000_000_000) }),
  );
  expect(new Set(offsets).size).toBe(10);
});
