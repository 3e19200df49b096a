import fc from 'fast-check';
import * as v from 'valibot';
import type { CartAnswer, CartUpdateInput } from 'shared-domain/cart/io';
import { cartUpdateSchema } from './cart-request';
import { replayLines, type LedgerDetail } from './ledger';
import type { Line } from './model';
import { createTestCart, type TestCart } from './testing';

/** A database of its own takes seconds on a busy machine. */
jest.setTimeout(60_000);

let cart: TestCart;
beforeAll(async () => {
  cart = await createTestCart();
});
afterAll(() => cart.database.close());

async function update(input: CartUpdateInput, orderRef: string | null): Promise<CartAnswer> {
  const result = await cart.service.update(v.parse(cartUpdateSchema, { ...input, orderRef }));
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const lease = { handsetSku: 'PHONE', financingType: 'lease', financingDuration: 24 } as const;

/** What a shopper does next, by what stands in the cart. `pick` chooses among its rows. */
const STEPS: readonly ((answer: CartAnswer, pick: number) => CartUpdateInput)[] = [
  () => ({ update: { accessorySku: 'CHARGER' } }),
  () => ({ update: { accessorySku: 'CABLE', quantity: 2 } }),
  () => ({ update: { handsetSku: 'PHONE', financingType: 'upfront' } }),
  () => ({ update: { ...lease, pricePlan: 'FJELL_X_BASIC_2025_2' } }),
  () => ({ update: { ...lease, pricePlan: '', isKeepExisting: true } }),
  () => ({ update: { pricePlan: 'FJELL_MOBIL_05GB', quantity: 2 } }),
  () => ({ update: { accessorySku: 'NO-SUCH-SKU' } }),
  ({ cart: { content } }, pick) => ({ remove: { cartItemId: content[pick % content.length]?.cartItemId ?? 'none' } }),
  ({ cart: { content } }, pick) => ({ update: { accessorySku: content[pick % content.length]?.id ?? 'none', cartItemId: content[pick % content.length]?.cartItemId ?? 'none', quantity: 1 + (pick % 10) } }),
  ({ cart: { content } }, pick) => ({ update: { pricePlan: 'FJELL_X_MAX_2025', isForBundle: true, cartItemId: content[pick % content.length]?.cartItemId ?? 'none' } }),
  () => ({ extend: true }),
  () => ({ empty: true }),
];

test('[F7.1-4] the ledger of an order explains its lines, whatever was done to it', async () => {
  const steps = fc.array(fc.record({ step: fc.nat({ max: STEPS.length - 1 }), pick: fc.nat({ max: 50 }) }), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      let answer = await update({ update: { accessorySku: 'CHARGER' } }, null);
      for (const { step, pick } of chosen) answer = await update((STEPS[step] ?? STEPS[0]!)(answer, pick), answer.orderRef);
      const [order] = await cart.database.query<{ lines: readonly Line[]; version: number }>('SELECT lines, version FROM cart_order WHERE order_ref = $1', [answer.orderRef]);
      const entries = await cart.database.query<{ version: number; detail: LedgerDetail }>('SELECT version, detail FROM cart_event WHERE order_ref = $1 ORDER BY id', [answer.orderRef]);
      expect(replayLines(entries.map(({ detail }) => detail))).toEqual(order?.lines);
      expect(entries.map(({ version }) => version)).toEqual(Array.from({ length: order?.version ?? 0 }, (_, index) => index + 1));
    }),
    { numRuns: 40 },
  );
});

test('[F7.1-4] says what happened, and cannot be rewritten', async () => {
  const { orderRef } = await update({ update: { accessorySku: 'CHARGER' } }, null);
  await update({ empty: true }, orderRef);
  const rows = await cart.database.query<{ what: string; detail: LedgerDetail }>('SELECT what, detail FROM cart_event WHERE order_ref = $1 ORDER BY id', [orderRef]);
  expect(rows).toMatchObject([
    { what: 'add-goods', detail: { realm: 'B2C', added: [{ at: 0, line: { sku: 'CHARGER', quantity: 1 } }] } },
    { what: 'empty', detail: { removed: [expect.any(String)] } },
  ]);
  await expect(cart.database.query('DELETE FROM cart_event')).rejects.toThrow('append-only');
  await expect(cart.database.query("UPDATE cart_event SET what = 'x'")).rejects.toThrow('append-only');
});
