import fc from 'fast-check';
import { findItem, flattenItems } from './find-item';

interface Tree {
  readonly id: number;
  readonly items?: readonly Tree[] | undefined;
}
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    id: fc.nat(9),
    items: fc.option(fc.array(tie('tree'), { maxLength: 3, depthIdentifier: 'tree' }), {
      nil: undefined,
      depthIdentifier: 'tree',
    }),
  }),
}));

const nested: readonly Tree[] = [{ id: 1, items: [{ id: 2, items: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }];

test('[F9.1-23] every level, each row before what it holds', () => {
  expect(flattenItems(nested).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('[F9.1-23] the first row that fits, at any depth', () => {
  expect(findItem(nested, ({ id }) => id === 3)).toEqual({ id: 3 });
  expect(findItem(nested, ({ id }) => id > 3)?.id).toBe(4);
  expect(findItem(nested, ({ id }) => id > 5)).toBeNull();
});

test('[F9.1-23] what is found is the first of all rows', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), fc.nat(9), (items, wanted) => {
      expect(findItem(items, ({ id }) => id === wanted)).toBe(
        flattenItems(items).find(({ id }) => id === wanted) ?? null,
      );
    }),
  );
});
