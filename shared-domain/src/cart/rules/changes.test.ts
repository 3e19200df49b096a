import fc from 'fast-check';
import type { CartRow, CartUpdateInput } from '../model';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import {
  applyOptimistically,
  isQuantityChange,
  isSameQuantity,
  isSuperseded,
  toCartState,
  toLineAdded,
  toLinesRemoved,
} from './changes';
import { emptyCart } from './empty-cart';
import { flattenItems } from './items';
import { resolveRemoval } from './line-actions';

describe('superseded', () => {
  const quantityOf = (cartItemId: string, quantity: number): CartUpdateInput => ({
    update: { accessorySku: 'KVI-LADER-45', cartItemId, quantity },
  });
  const addition: CartUpdateInput = { update: { accessorySku: 'KVI-LADER-45', quantity: 2 } };
  const removal: CartUpdateInput = { remove: { cartItemId: 'line-1' } };

  test.each<[string, CartUpdateInput, boolean]>([
    ['a quantity of a row', quantityOf('line-1', 2), true],
    ['an addition', addition, false],
    ['an insurance of a row', { update: { serviceCode: 'TRYGG', cartItemId: 'line-1' } }, false],
    ['a removal', removal, false],
  ])('%s sets a row’s quantity: %#', (_, input, expected) => {
    expect(isQuantityChange(input)).toBe(expected);
  });

  test.each<[string, CartUpdateInput, CartUpdateInput, boolean]>([
    ['the quantity of a row by its next one', quantityOf('line-1', 2), quantityOf('line-1', 5), true],
    ['the quantity of another row', quantityOf('line-2', 2), quantityOf('line-1', 5), false],
    ['one addition by another', addition, addition, false],
    ['a removal by its undoing', removal, { restore: { cartItemId: 'line-1' } }, true],
    ['an undoing by a removal', { restore: { cartItemId: 'line-1' } }, removal, false],
    ['an addition by emptying', addition, { empty: true }, true],
    ['a quantity by an extension', quantityOf('line-1', 2), { extend: true }, false],
  ])('superseded is %s: %#', (_, earlier, later, expected) => {
    expect(isSuperseded(earlier, later)).toBe(expected);
    expect(isSameQuantity(earlier, later)).toBe(expected && isQuantityChange(earlier) && isQuantityChange(later));
  });
});

describe('optimistic cart', () => {
  const service = aNestedItem({ type: 'SERVICE', id: 'INS', cartItemId: 'line-4' });
  const cart = aBundleCart({
    cart: { content: [aBundleItem({ items: [aNestedItem(), service] }), ...aBundleCart().cart.content.slice(1)] },
  });
  const ids = (next: ReturnType<typeof applyOptimistically>) =>
    next?.cart.content.map((item) => [item.cartItemId, ...item.items.map((child) => child.cartItemId)]);

  test('[F4.1-7] removals show at once: a bundle with its children, a row, a service', () => {
    expect(ids(applyOptimistically(cart, { remove: { bundleId: 'bundle-1' } }))).toEqual([['line-1']]);
    expect(ids(applyOptimistically(cart, { remove: { cartItemId: 'line-1' } }))).toEqual([
      ['line-2', 'line-3', 'line-4'],
    ]);
    expect(ids(applyOptimistically(cart, { remove: { serviceCode: 'INS' } }))).toEqual([
      ['line-2', 'line-3'],
      ['line-1'],
    ]);
    expect(ids(applyOptimistically(cart, { empty: true }))).toEqual([]);
  });

  test('[F4.1-7] a row in a row in a row goes too, and alone', () => {
    const leaf = (cartItemId: string) => aNestedItem({ type: 'SERVICE', id: cartItemId, cartItemId });
    const deep = aBundleCart({
      cart: { content: [aBundleItem({ items: [aNestedItem({ items: [leaf('line-8'), leaf('line-9')] })] })] },
    });
    const left = applyOptimistically(deep, { remove: { serviceCode: 'line-8' } });
    expect(left?.cart.content[0]?.items[0]?.items.map(({ id }) => id)).toEqual(['line-9']);
  });

  test('[F4.1-6] a quantity shows at once, the totals stay the server’s', () => {
    const next = applyOptimistically(cart, {
      update: { accessorySku: 'KVI-LADER-45', cartItemId: 'line-1', quantity: 4 },
    });
    expect(next?.cart.content[1]?.quantity.value).toBe(4);
    expect(next?.cart.content[0]).toEqual(cart.cart.content[0]);
    expect(next?.totals).toEqual(cart.totals);
  });

  test('[F4.1-6] what cannot be foreseen shows nothing', () => {
    expect(applyOptimistically(cart, { extend: true })).toBeNull();
    expect(applyOptimistically(cart, { update: { accessorySku: 'X' } })).toBeNull();
    expect(applyOptimistically(cart, { update: { accessorySku: 'X', quantity: 2 } })).toBeNull();
    expect(applyOptimistically(cart, { update: { serviceCode: 'X', cartItemId: 'line-1' } })).toBeNull();
  });

  const child = fc.constantFrom(
    { type: 'SUBSCRIPTION', id: 'FJELL_X_MAX_2025' },
    { type: 'SERVICE', id: 'TRYGG' },
    { type: 'SIM', id: 'SIM' },
  );
  const row = fc.oneof(
    fc.record({ type: fc.constantFrom('HANDSET', 'TABLET'), id: fc.constant('PHONE'), children: fc.array(child) }),
    fc.record({
      type: fc.constantFrom('ACCESSORY', 'SIM', 'HANDSET', 'SUBSCRIPTION', 'SERVICE'),
      id: fc.constantFrom('PHONE', 'TRYGG'),
      children: fc.constant([]),
    }),
  );
  /** Rows that share their codes: only their ids tell them apart. */
  const anyCart = fc.array(row, { minLength: 1, maxLength: 5 }).map((rows) =>
    aCart({
      cart: {
        content: rows.map(({ type, id, children }, index) => {
          const bundle = children.length > 0 || type === 'SUBSCRIPTION' ? { bundleId: `bundle-${index}` } : {};
          return aCartItem({
            type,
            id,
            ...bundle,
            cartItemId: `line-${index}`,
            items: children.map((each, place) =>
              aNestedItem({ ...each, ...bundle, cartItemId: `line-${index}-${place}` }),
            ),
          });
        }),
      },
    }),
  );

  test('[F4.1-7] of any cart a removal takes the row that was pressed and what is nested in it, nothing else', () => {
    fc.assert(
      fc.property(anyCart, (given) => {
        const all = given.cart.content.flatMap((item) => [item, ...item.items]);
        for (const item of all) {
          const removal = resolveRemoval(item, { isNested: !given.cart.content.some((each) => each === item) });
          if (removal === null) continue;
          const gone = new Set(flattenItems<CartRow>([item]).map(({ cartItemId }) => cartItemId));
          expect(ids(applyOptimistically(given, removal))?.flat()).toEqual(
            all.map(({ cartItemId }) => cartItemId).filter((id) => !gone.has(id)),
          );
        }
      }),
    );
  });
});

describe('cart events', () => {
  test('[F5.1-5] the state counts items, not pieces', () => {
    expect(toCartState(aBundleCart())).toEqual({
      orderRef: 'order-1',
      realm: 'B2C',
      itemCount: 2,
      totals: { monthly: 1_040, upfront: 349 },
    });
  });

  test('[P4-48] something new was added: named by the caller, else by the cart', () => {
    expect(toLineAdded({ update: { accessorySku: 'KVI-LADER-45', quantity: 2 } }, aCart())).toStrictEqual({
      sku: 'KVI-LADER-45',
      name: 'Kvist lader 45 W, USB-C',
      quantity: 2,
    });
    expect(toLineAdded({ update: { handsetSku: 'A', pricePlan: 'P' } }, aCart(), 'Aurora')).toEqual({
      sku: 'A',
      offeringCode: 'P',
      name: 'Aurora',
      quantity: 1,
    });
    expect(toLineAdded({ update: { pricePlan: 'FJELL_X_BASIC_2025_2' } }, aBundleCart())).toStrictEqual({
      offeringCode: 'FJELL_X_BASIC_2025_2',
      name: 'Fjell X Basic',
      quantity: 1,
    });
    expect(toLineAdded({ update: { accessorySku: 'NOT-THERE' } }, aCart())).toMatchObject({ name: 'NOT-THERE' });
  });

  test('[P4-48] a change of what was there adds nothing', () => {
    expect(toLineAdded({ update: { accessorySku: 'X', cartItemId: 'line-1', quantity: 3 } }, aCart())).toBeNull();
    expect(toLineAdded({ empty: true }, aCart())).toBeNull();
    expect(toLineAdded({ update: { serviceCode: 'INS' } }, aCart())).toBeNull();
  });

  test('[P4-48] what left: a bundle by its own row, a service by itself', () => {
    expect(toLinesRemoved(aBundleCart(), aCart())).toEqual([{ cartItemId: 'line-2', name: 'Aurora 5 Pro' }]);
    const insured = aBundleCart({
      cart: {
        content: [aBundleItem({ items: [aNestedItem(), aNestedItem({ cartItemId: 'line-9', name: 'Forsikring' })] })],
      },
    });
    expect(toLinesRemoved(insured, aBundleCart())).toEqual([{ cartItemId: 'line-9', name: 'Forsikring' }]);
    expect(toLinesRemoved(emptyCart('B2C'), aCart())).toEqual([]);
  });
});
