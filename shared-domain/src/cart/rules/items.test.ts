import fc from 'fast-check';
import { CART_ITEM_TYPES } from '../model';
import { aBundleCart, aBundleItem, aCartItem, aNestedItem } from '../testing';
import { countItems, findItem, flattenItems, itemName } from './items';

describe('find item', () => {
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
});

describe('item count', () => {
  test.each([
    ['items, not pieces', [aCartItem({ quantity: { value: 3, modifiable: true, removable: true } })], 1],
    ['a bundle through its subscription', aBundleCart().cart.content, 2],
    ['a bundled device without child items', [aBundleItem({ items: [] })], 1],
    ['a connected device of a bundle too', [aBundleItem({ type: 'CONNECTED_DEVICE' })], 2],
    ['SIM and draft', [aCartItem({ type: 'SIM' }), aCartItem({ type: 'SUBSCRIPTION_DRAFT' })], 2],
    [
      'no fee, no service, no delivery',
      [aCartItem({ type: 'BREAKAGE_FEE' }), aCartItem({ type: 'SERVICE' }), aCartItem({ type: 'DELIVERY' })],
      0,
    ],
    ['a nested SIM', [aBundleItem({ items: [aNestedItem(), aNestedItem({ type: 'SIM' })] })], 2],
    ['a bundled device that has no list of children', [{ id: 'A', type: 'TABLET', cartItemId: '1', bundleId: 'b' }], 1],
    ['a pre-owned handset bought at once', [aCartItem({ type: 'HANDSET-PREOWNED' })], 1],
  ])('[F5.1-5] %s', (_, items, count) => {
    expect(countItems(items)).toBe(count);
  });

  const rows = fc
    .array(fc.constantFrom(...CART_ITEM_TYPES), { maxLength: 6 })
    .map((types) => types.map((type) => aCartItem({ type })));

  test('[F5.1-5] two carts together have as many items as both alone, however many pieces', () => {
    fc.assert(
      fc.property(rows, rows, fc.integer({ min: 1, max: 10 }), (one, other, value) => {
        const more = [...one, ...other].map((item) => ({ ...item, quantity: { ...item.quantity, value } }));
        expect(countItems(more)).toBe(countItems(one) + countItems(other));
      }),
    );
  });

  test('[F5.1-5] rows put into the bundle of a handset count as they do beside it, the handset not at all', () => {
    fc.assert(
      fc.property(rows, (children) => {
        fc.pre(children.length > 0);
        expect(countItems([aBundleItem({ items: children })])).toBe(countItems(children));
      }),
    );
  });
});

describe('item name', () => {
  test.each([
    ['15', 'Xiaomi', 'Xiaomi 15'],
    ['400 Pro', 'HONOR', 'HONOR 400 Pro'],
    ['Aurora 5 Pro', 'Aurora', 'Aurora 5 Pro'],
    ['5G-ruter', undefined, '5G-ruter'],
  ])('%s of %s is %s', (name, brand, shown) => {
    expect(itemName({ name, brand })).toBe(shown);
  });
});
