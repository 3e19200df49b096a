import { ore } from 'shared-domain/money';
import type { Database } from '../../database';
import { type CartService, createCartService } from '../cart-service';
import { aDeal, callCart, createTestCart, memoryCatalogue, type TestCart } from '../testing';

let cart: TestCart;
let service: CartService;
let statements: number;
beforeAll(async () => {
  cart = await createTestCart();
  const counting: Database = {
    ...cart.database,
    query: (sql, parameters) => {
      statements += 1;
      return cart.database.query(sql, parameters);
    },
  };
  service = createCartService({
    database: counting,
    catalogue: () => Promise.resolve(memoryCatalogue({ deals: [aDeal()] })),
    delivery: { freeShippingLimitOre: ore(100_000), shippingOre: ore(9_900) },
    now: () => cart.clock.now,
  });
});
afterAll(() => cart.database.close());

test('an update takes two statements and a read one, whatever is in the order', async () => {
  const { orderRef, cart: made } = await callCart(service, {
    update: {
      handsetSku: 'PHONE',
      financingType: 'lease',
      financingDuration: 24,
      pricePlan: 'FJELL_X_MAX_2025',
      discountCode: 'AURORA500',
      phoneNumber: '90012345',
    },
  });
  await service.startSwap(orderRef, 'B2C', {
    agreementId: 'a',
    name: 'Aurora 3',
    phoneNumber: '90012345',
    offeringCode: 'X',
    monthsLeft: 1,
    remainingOre: ore(100),
  });
  statements = 0;
  await callCart(
    service,
    { update: { serviceCode: 'TRYGG', cartItemId: made.content[0]?.bundleId ?? '' } },
    { orderRef, idempotencyKey: 'key-0001' },
  );
  expect(statements).toBe(2);
  await service.get(orderRef, 'B2C');
  expect(statements).toBe(3);
});
