import fc from 'fast-check';
import type { CartRow } from '../model';
import { aBundleCart, aBundleItem, aCart, aCartItem, aNestedItem } from '../testing';
import { flattenItems } from './find-item';
import { applyOptimistically } from './optimistic-cart';
import { resolveRemoval } from './removal';

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
