import fc from 'fast-check';
import * as v from 'valibot';
import { resolveRemoval } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdate } from 'shared-domain/cart/io';
import { callCart, createTestCart, memoryCatalogue, type TestCart } from './testing';

describe('removal', () => {
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
});

describe('restore', () => {
  let cart: TestCart;
  beforeAll(async () => {
    cart = await createTestCart();
  });
  afterAll(() => cart.database.close());

  const BUNDLE = {
    update: { handsetSku: 'PHONE', financingType: 'lease', financingDuration: 24, pricePlan: 'FJELL_X_BASIC_2025_2' },
  } as const;

  /** A charger, a leased phone with plan and insurance, a lamp. */
  async function filled(): Promise<CartAnswerWire> {
    const { service } = cart;
    const { orderRef } = await callCart(service, { update: { accessorySku: 'CHARGER', quantity: 2 } });
    const bundle = await callCart(service, BUNDLE, { orderRef });
    const cartItemId = bundle.cart.content[1]?.cartItemId ?? '';
    await callCart(service, { update: { serviceCode: 'TRYGG', cartItemId } }, { orderRef });
    return callCart(service, { update: { accessorySku: 'LAMP' } }, { orderRef });
  }
  const idAt = ({ cart: { content } }: CartAnswerWire, index: number): string => content[index]?.cartItemId ?? '';

  test.each([0, 1, 2])('line %i comes back as it was, where it was', async (index) => {
    const before = await filled();
    const { orderRef } = before;
    const cartItemId = idAt(before, index);
    const bundleId = before.cart.content[index]?.bundleId;
    await callCart(cart.service, { remove: bundleId ? { bundleId } : { cartItemId } }, { orderRef });
    const after = await callCart(cart.service, { restore: { cartItemId } }, { orderRef });
    expect(after).toEqual(before);
  });

  test('an insurance comes back into its bundle', async () => {
    const before = await filled();
    const { orderRef } = before;
    const insurance = before.cart.content[1]?.items[1]?.cartItemId ?? '';
    await callCart(cart.service, { remove: { serviceCode: 'TRYGG' } }, { orderRef });
    expect(await callCart(cart.service, { restore: { cartItemId: insurance } }, { orderRef })).toEqual(before);
  });

  test('what was emptied comes back whole', async () => {
    const before = await filled();
    const { orderRef } = before;
    await callCart(cart.service, { empty: true }, { orderRef });
    const after = await callCart(cart.service, { restore: { cartItemId: idAt(before, 0) } }, { orderRef });
    expect(after.cart).toEqual(before.cart);
  });

  test('the neighbours that were removed too do not matter; twice is once', async () => {
    const before = await filled();
    const { orderRef } = before;
    const [charger, lamp] = [idAt(before, 0), idAt(before, 2)];
    await callCart(cart.service, { remove: { cartItemId: charger } }, { orderRef });
    await callCart(cart.service, { remove: { cartItemId: lamp } }, { orderRef });
    const restore = { restore: { cartItemId: lamp } } as const;
    await callCart(cart.service, restore, { orderRef });
    const after = await callCart(cart.service, restore, { orderRef });
    expect(after.cart.content.map(({ cartItemId }) => cartItemId)).toEqual([idAt(before, 1), lamp]);
  });

  test('what is no longer sold, or was never there, is refused and changes nothing', async () => {
    const before = await filled();
    const { orderRef } = before;
    const charger = idAt(before, 0);
    await callCart(cart.service, { remove: { cartItemId: charger } }, { orderRef });
    const all = ['PHONE', 'LAMP'].flatMap((sku) => memoryCatalogue().findGoods(sku, 'B2C') ?? []);
    const without = cart.over(memoryCatalogue({ goods: all }));
    const refused = await callCart(without, { restore: { cartItemId: charger } }, { orderRef });
    expect(refused.errorMessage).toMatch(/finner dessverre ikke varen/);
    const unknown = await callCart(cart.service, { restore: { cartItemId: 'AAAAAAAAAAAA' } }, { orderRef });
    expect(unknown.errorMessage).toMatch(/ligger ikke lenger/);
    expect(unknown.cart.content).toHaveLength(2);
  });

  test('an insurance that was replaced meanwhile does not come back beside the new one', async () => {
    const before = await filled();
    const { orderRef } = before;
    const insurance = before.cart.content[1]?.items[1]?.cartItemId ?? '';
    const cartItemId = idAt(before, 1);
    await callCart(cart.service, { update: { serviceCode: 'TRYGG_PLUSS', cartItemId } }, { orderRef });
    const answer = await callCart(cart.service, { restore: { cartItemId: insurance } }, { orderRef });
    expect(answer.errorMessage).toBeDefined();
    expect(answer.cart.content[1]?.items).toHaveLength(2);
  });

  test('[F4.1-3] an answer says until when the order is kept; extending it gives it another day', async () => {
    const { orderRef, expiresAt } = await callCart(cart.service, { update: { accessorySku: 'CHARGER' } });
    expect(Date.parse(expiresAt ?? '') - cart.clock.now.getTime()).toBe(86_400_000);
    cart.clock.now = new Date(cart.clock.now.getTime() + 3_600_000);
    const extended = await callCart(cart.service, { extend: true }, { orderRef });
    expect(Date.parse(extended.expiresAt ?? '') - cart.clock.now.getTime()).toBe(86_400_000);
  });
});
