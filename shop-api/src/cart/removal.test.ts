import fc from 'fast-check';
import * as v from 'valibot';
import { resolveRemoval } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdate } from 'shared-domain/cart/io';
import { callCart, createTestCart, type TestCart } from './testing';

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

interface Purchase {
  readonly update: CartUpdate;
  /** For each device that the update finances. */
  readonly insurance: string | null;
}

const plan = fc.constantFrom('FJELL_X_BASIC_2025_2', 'FJELL_X_MAX_2025');
const few = fc.integer({ min: 1, max: 3 });
const insurance = fc.constantFrom(null, 'TRYGG', 'TRYGG_PLUSS');
const withoutInsurance = fc.constant(null);

const purchase: fc.Arbitrary<Purchase> = fc.oneof(
  fc.record({
    update: fc.record({ accessorySku: fc.constantFrom('CHARGER', 'LAMP'), quantity: few }),
    insurance: withoutInsurance,
  }),
  fc.record({
    update: fc.record({
      handsetSku: fc.constant('PHONE'),
      financingType: fc.constantFrom('lease', 'switch'),
      financingDuration: fc.constant(24),
      pricePlan: plan,
    }),
    insurance,
  }),
  fc.record({
    update: fc.record({ handsetSku: fc.constant('PHONE'), quantity: few, pricePlan: fc.option(plan, { nil: '' }) }),
    insurance: withoutInsurance,
  }),
  fc.record({ update: fc.record({ pricePlan: plan, quantity: few }), insurance: withoutInsurance }),
);

const idsOf = ({ cart: { content } }: CartAnswerWire): string[] => content.map(({ cartItemId }) => cartItemId);

async function fill(purchases: readonly Purchase[]): Promise<CartAnswerWire> {
  let answer = await callCart(cart.service, { extend: true });
  const call = async (update: CartUpdate): Promise<void> => {
    answer = await callCart(cart.service, { update }, { orderRef: answer.orderRef });
    expect(answer.errorMessage).toBeUndefined();
  };
  for (const bought of purchases) {
    const known = new Set(idsOf(answer));
    await call(bought.update);
    const cartItemId = idsOf(answer).find((id) => !known.has(id));
    if (bought.insurance !== null && cartItemId !== undefined)
      await call({ serviceCode: bought.insurance, cartItemId });
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
