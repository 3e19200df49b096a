import * as v from 'valibot';
import { cartAnswerSchema, type CartAnswerWire, type CartUpdate, type CartUpdateInput } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { ore } from 'shared-domain/money';
import { asSent } from 'shared-domain/testing/index';
import type { Database } from '../../database';
import { createTestDatabase } from '../../database/testing/create-test-database';
import { type CartService, createCartService, type UpdateOptions } from '../cart-service';
import type { LedgerDetail } from '../orders/ledger';
import type { Line, Order } from '../orders/order';
import type { CartCatalogue } from '../pricing/cart-catalogue';
import { cartUpdateSchema } from '../requests/cart-request';
import { memoryCatalogue } from './memory-catalogue';

export { aDeal, anInsurance, memoryCatalogue } from './memory-catalogue';

export interface TestCart {
  readonly service: CartService;
  readonly database: Database;
  readonly clock: { now: Date };
  /** A service on the same orders with another catalogue. @param waits whether an order has to wait for the checkout */
  readonly over: (catalogue: CartCatalogue, waits?: (orderRef: string) => Promise<boolean>) => CartService;
}

/** The cart service on a database of its own, with a clock that the test sets. Close the database afterwards. */
export async function createTestCart(): Promise<TestCart> {
  const database = await createTestDatabase();
  const clock = { now: new Date('2026-03-02T12:00:00Z') };
  const over: TestCart['over'] = (catalogue, waits) =>
    createCartService({
      database,
      catalogue: () => Promise.resolve(catalogue),
      delivery: { freeShippingLimitOre: ore(100_000), shippingOre: ore(9_900) },
      ...(waits && { waits }),
      now: () => clock.now,
    });
  return { service: over(memoryCatalogue()), database, clock, over };
}

interface CallOptions extends UpdateOptions {
  readonly orderRef?: string | null;
  readonly realm?: Realm;
}

/** Runs an update through the schemas of both sides, as a client's request would. */
export async function callCart(
  service: CartService,
  input: CartUpdateInput,
  { orderRef = null, realm = 'B2C', ...options }: CallOptions = {},
): Promise<CartAnswerWire> {
  const result = await service.update(v.parse(cartUpdateSchema, { ...input, orderRef, realm }), options);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return asSent(cartAnswerSchema, result.value);
}

/**
 * The form of F7.1-13, which no page of this shop sends: another plan for a bundle.
 *
 * @param planCode null: the customer keeps their subscription
 */
export const bundlePlanUpdate = (bundleId: string, planCode: string | null): { readonly update: CartUpdate } => ({
  update: { pricePlan: planCode ?? '', isForBundle: true, isKeepExisting: planCode === null, cartItemId: bundleId },
});

interface StoredRow {
  readonly lines: readonly Line[];
  readonly version: number;
  readonly customers: Order['customers'];
  readonly swap: Order['swap'];
}

/** An order and its ledger, read directly from the database. */
export async function readOrder(
  database: Database,
  orderRef: string | null,
): Promise<{
  readonly order: StoredRow | undefined;
  readonly ledger: readonly { readonly version: number; readonly what: string; readonly detail: LedgerDetail }[];
}> {
  const [order] = await database.query<StoredRow>(
    'SELECT lines, version, customers, swap FROM cart_order WHERE order_ref = $1',
    [orderRef],
  );
  return {
    order,
    ledger: await database.query('SELECT version, what, detail FROM cart_event WHERE order_ref = $1 ORDER BY id', [
      orderRef,
    ]),
  };
}
