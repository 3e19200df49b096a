import { toOre } from 'shared-domain/money';
import type { CatalogueDependencies } from '../catalogue';
import { outboxRows } from '../outbox';
import { type CartService, type CartServiceOptions, createCartService } from './cart-service';
import { toReceipts } from './orders/receipt';
import { shopCatalogue } from './pricing/shop-catalogue';

export { type ReadBuyer, registerCart, registerUkkoCart } from './cart-routes';
export type { CartService } from './cart-service';
export type { OrderSnapshot, PaymentFailure } from './orders/order-payment';
export type { DeliveryWay } from './orders/receipt';
export { readOrderRef } from './requests/cart-request';

/** Price of delivery below the limit of free shipping. */
const SHIPPING = toOre(99);

/** The cart over the shop's own catalogue and database. @param waits whether an order has to wait for the checkout */
export function createShopCart(
  { database, catalogue, clock, config }: CatalogueDependencies,
  waits: CartServiceOptions['waits'],
): CartService {
  return createCartService({
    database,
    catalogue: async (version, skus) => shopCatalogue(await catalogue.at(version, skus), clock()),
    delivery: { freeShippingLimitOre: config.freeShippingLimitOre, shippingOre: SHIPPING },
    ...(waits && { waits }),
    toEvents: outboxRows(config.webhooks?.receivers ?? []),
    toReceipt: toReceipts(config.mail ? { brandName: config.brand.name, shopOrigin: config.mail.shopOrigin } : null),
    now: () => new Date(clock()),
  });
}
