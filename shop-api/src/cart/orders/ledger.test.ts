import fc from 'fast-check';
import * as v from 'valibot';
import { totalOf } from 'shared-domain/cart';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdateInput } from 'shared-domain/cart/io';
import { ore, toNok } from 'shared-domain/money';
import type { CartService } from '../cart-service';
import { aDeal, callCart, createTestCart, memoryCatalogue, readOrder, type TestCart } from '../testing';
import { type LedgerDetail, replayLines } from './ledger';

/** A line that is not in the cart. */
const NONE = 'A'.repeat(12);

let cart: TestCart;
let service: CartService;
beforeAll(async () => {
  cart = await createTestCart();
  service = cart.over(memoryCatalogue({ deals: [aDeal()] }));
});
afterAll(() => cart.database.close());

/** An agreement as the customer area knows it. */
const AGREEMENT = {
  agreementId: 'avtale-7',
  name: 'Aurora 3',
  phoneNumber: '90012345',
  offeringCode: 'FJELL_X_MAX_2025',
  monthsLeft: 5,
  remainingOre: ore(195_000),
};

type Step = CartUpdateInput | 'start-swap' | { readonly agreement: string };

const update = (input: CartUpdateInput, orderRef: string | null): Promise<CartAnswerWire> =>
  callCart(service, input, { orderRef });

function take(step: Step, { orderRef, realm }: CartAnswerWire): Promise<CartAnswerWire> {
  if (step === 'start-swap') return service.startSwap(orderRef, realm, AGREEMENT);
  if ('agreement' in step)
    return service.updateAgreement(orderRef ?? 'new', { bundleId: step.agreement, mainVariantId: 'PHONE' });
  return callCart(service, step, { orderRef, realm });
}

const rowAt = ({ cart: { content } }: CartAnswerWire, pick: number): string =>
  content[pick % content.length]?.cartItemId ?? NONE;

const lease = { handsetSku: 'PHONE', financingType: 'lease', financingDuration: 24 } as const;

/** The next step of a shopper, given the cart. `pick` chooses among its rows. */
const STEPS: readonly ((answer: CartAnswerWire, pick: number) => Step)[] = [
  () => ({ update: { accessorySku: 'CHARGER' } }),
  () => ({ update: { accessorySku: 'CABLE', quantity: 2 } }),
  () => ({ update: { handsetSku: 'PHONE', financingType: 'upfront' } }),
  () => ({ update: { ...lease, pricePlan: 'FJELL_X_BASIC_2025_2' } }),
  () => ({ update: { ...lease, pricePlan: '', isKeepExisting: true } }),
  () => ({ update: { pricePlan: 'FJELL_MOBIL_05GB', quantity: 2 } }),
  () => ({ update: { accessorySku: 'NO-SUCH-SKU' } }),
  ({ cart: { content } }, pick) => ({ remove: { cartItemId: content[pick % content.length]?.cartItemId ?? NONE } }),
  ({ cart: { content } }, pick) => ({
    update: {
      accessorySku: content[pick % content.length]?.id ?? NONE,
      cartItemId: content[pick % content.length]?.cartItemId ?? NONE,
      quantity: 1 + (pick % 10),
    },
  }),
  ({ cart: { content } }, pick) => ({
    update: {
      pricePlan: 'FJELL_X_MAX_2025',
      isForBundle: true,
      cartItemId: content[pick % content.length]?.cartItemId ?? NONE,
    },
  }),
  (answer, pick) => ({
    update: { serviceCode: ['TRYGG', 'TRYGG_PLUSS', 'NONE'][pick % 3] ?? 'NONE', cartItemId: rowAt(answer, pick) },
  }),
  (answer, pick) => ({
    update: { pricePlan: '', isForBundle: true, isKeepExisting: true, cartItemId: rowAt(answer, pick) },
  }),
  () => ({ remove: { serviceCode: 'TRYGG' } }),
  () => ({
    update: { handsetSku: 'PHONE', financingType: 'upfront', discountCode: 'AURORA500', phoneNumber: '90012345' },
  }),
  () => ({ update: { accessorySku: 'CHARGER', discountCode: 'AURORA500' } }),
  () => ({ update: { ...lease, pricePlan: 'FJELL_X_MAX_2025', discountCode: 'NO-SUCH-CODE' } }),
  () => ({
    update: {
      ...lease,
      financingDuration: 'now',
      pricePlan: 'FJELL_X_MAX_2025',
      discountCode: 'AURORA500',
      accountId: 'KONTO-1',
    },
  }),
  () => 'start-swap',
  () => ({ update: { handsetSku: 'PHONE', financingType: 'reswitch', financingDuration: 24, isKeepExisting: true } }),
  (_answer, pick) => ({ agreement: `phone-ukko${12 * (1 + (pick % 4))}` }),
  () => ({ extend: true }),
  () => ({ empty: true }),
];

test('[F9.1-23] replaying the ledger gives the order’s lines after any sequence of updates, and the totals are those of its rows', async () => {
  const steps = fc.array(fc.record({ step: fc.nat({ max: STEPS.length - 1 }), pick: fc.nat({ max: 50 }) }), {
    minLength: 1,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      let answer = await update({ update: { accessorySku: 'CHARGER' } }, null);
      let applied = 1;
      for (const { step, pick } of chosen) {
        const before = (await readOrder(cart.database, answer.orderRef)).order;
        answer = await take((STEPS[step] ?? STEPS[0]!)(answer, pick), answer);
        if (answer.errorMessage === undefined) applied += 1;
        else expect((await readOrder(cart.database, answer.orderRef)).order).toEqual(before);
      }
      const { order, ledger } = await readOrder(cart.database, answer.orderRef);
      expect(replayLines(ledger.map(({ detail }) => detail))).toEqual(order?.lines);
      expect(ledger.map(({ version }) => version)).toEqual(Array.from({ length: applied }, (_, index) => index + 1));
      expect(JSON.stringify(ledger)).not.toMatch(/90012345|KONTO-1|avtale-7|Aurora 3/);
      expect(answer.totals.monthly).toBe(
        toNok(totalOf(v.parse(cartAnswerSchema, answer).cart.content, 'monthly', 'B2C')),
      );
      expect(answer.totals.upfront).toBe(
        toNok(totalOf(v.parse(cartAnswerSchema, answer).cart.content, 'upfront', 'B2C')),
      );
      expect(answer.totals.firstInvoice).toBe(
        toNok(totalOf(v.parse(cartAnswerSchema, answer).cart.content, 'firstInvoice', 'B2C')),
      );
    }),
    { numRuns: 40 },
  );
});

test('the ledger says what happened, and is append-only', async () => {
  const { orderRef } = await update({ update: { accessorySku: 'CHARGER' } }, null);
  await update({ empty: true }, orderRef);
  const rows = await cart.database.query<{ what: string; detail: LedgerDetail }>(
    'SELECT what, detail FROM cart_event WHERE order_ref = $1 ORDER BY id',
    [orderRef],
  );
  expect(rows).toMatchObject([
    { what: 'add-goods', detail: { realm: 'B2C', added: [{ at: 0, line: { sku: 'CHARGER', quantity: 1 } }] } },
    { what: 'empty', detail: { removed: [expect.any(String)] } },
  ]);
  await expect(cart.database.query('DELETE FROM cart_event')).rejects.toThrow('append-only');
  await expect(cart.database.query("UPDATE cart_event SET what = 'x'")).rejects.toThrow('append-only');
});
