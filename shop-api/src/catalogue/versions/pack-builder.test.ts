import fc from 'fast-check';
import { findOrdinals, packIndex } from './pack-builder';

test('every text finds its ordinals in the order of the entries', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ maxLength: 4 }), fc.nat({ max: 1_000 })), { maxLength: 200 }),
      (pairs) => {
        const entries = pairs.map(([text, ordinal]) => ({ text, ordinal }));
        const index = packIndex(entries);
        for (const { text } of entries) {
          const expected = entries.filter((entry) => entry.text === text).map(({ ordinal }) => ordinal);
          const others = new Set(entries.filter((entry) => entry.text !== text).map(({ ordinal }) => ordinal));
          const found = findOrdinals(index, text);
          // Another text may have the same hash.
          expect(found.filter((ordinal) => !others.has(ordinal) || expected.includes(ordinal))).toEqual(
            expect.arrayContaining(expected),
          );
        }
      },
    ),
  );
});

test('an unknown text finds nothing, in an empty index too', () => {
  expect(findOrdinals(packIndex([{ text: 'one', ordinal: 7 }]), 'two')).toEqual([]);
  expect(findOrdinals(packIndex([]), 'one')).toEqual([]);
});
