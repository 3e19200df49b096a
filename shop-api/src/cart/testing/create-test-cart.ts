import { ore } from 'shared-domain/money';
import type { Database } from '../../database';
import { createTestDatabase } from '../../database/testing';
import { type CartService, createCartService } from '../cart-service';
import type { CartCatalogue } from '../pricing/cart-catalogue';
import { memoryCatalogue } from './memory-catalogue';

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
