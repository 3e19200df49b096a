import fc from 'fast-check';
import * as v from 'valibot';
import { resolveRemoval } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire } from 'shared-domain/cart/io';
import { callCart, createTestCart, type TestCart } from './testing';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

type Purchase =
  | { readonly kind: 'accessory'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'lease'; readonly pricePlan: string; readonly insurance: string | null };

const purchase: fc.Arbitrary<Purchase> = fc.oneof(
  fc.record({
    kind: fc.constant('accessory' as const),
    sku: fc.constantFrom('CHARGER', 'LAMP'),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('lease' as const),
    pricePlan: fc.constantFrom('FJELL_X_BASIC_2025_2', 'FJELL_X_MAX_2025'),
    insurance: fc.constantFrom(null, 'TRYGG', 'TRYGG_PLUSS'),
  }),
);

const idsOf = ({ cart: { content } }: CartAnswerWire): string[] => content.map(({ cartItemId }) => cartItemId);

async function fill(purchases: readonly Purchase[]): Promise<CartAnswerWire> {
  let answer = await callCart(cart.service, { extend: true });
  for (const bought of purchases) {
    const { orderRef } = answer;
    if (bought.kind === 'accessory') {
      const { sku: accessorySku, quantity } = bought;
      answer = await callCart(cart.service, { update: { accessorySku, quantity } }, { orderRef });
      continue;
    }
    const known = new Set(idsOf(answer));
    const { pricePlan } = bought;
    const lease = { handsetSku: 'PHONE', financingType: 'lease', financingDuration: 24, pricePlan } as const;
    answer = await callCart(cart.service, { update: lease }, { orderRef });
    const cartItemId = idsOf(answer).find((id) => !known.has(id));
    if (bought.insurance !== null && cartItemId !== undefined)
      answer = await callCart(
        cart.service,
        { update: { serviceCode: bought.insurance, cartItemId } },
        { orderRef: answer.orderRef },
      );
  }
  return answer;
}

/** Each row with the rows that go with it. */
function rowsIn(
  answer: CartAnswerWire,
): readonly { readonly removal: ReturnType<typeof resolveRemoval>; readonly gone: readonly string[] }[] {
  const { content } = v.parse(cartAnswerSchema, answer).cart;
  return content.flatMap((item) => [
    {
      removal: resolveRemoval(item, { isNested: false }),
      gone: [item.cartItemId, ...item.items.map(({ cartItemId }) => cartItemId)],
    },
    ...item.items.map((child) => ({ removal: resolveRemoval(child, { isNested: true }), gone: [child.cartItemId] })),
  ]);
}
const allIds = (answer: CartAnswerWire): string[] =>
  answer.cart.content.flatMap(({ cartItemId, items }) => [cartItemId, ...items.map((item) => item.cartItemId)]);

test('[F4.1-7, F7.1-16, F7.1-17] a removal takes the row that was pressed and what is nested in it, nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(purchase, { minLength: 1, maxLength: 4 }), fc.nat(), async (purchases, choice) => {
      const before = await fill(purchases);
      const removable = rowsIn(before).filter(({ removal }) => removal !== null);
      const pressed = removable[choice % removable.length];
      if (!pressed?.removal) throw new Error('Every cart has a row that can be removed');
      const after = await callCart(cart.service, pressed.removal, { orderRef: before.orderRef });
      expect(after.errorMessage).toBeUndefined();
      expect(allIds(after)).toEqual(allIds(before).filter((id) => !pressed.gone.includes(id)));
    }),
    { numRuns: 40 },
  );
});
