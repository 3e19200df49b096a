import { readShopStock } from '../../catalogue';
import type { Coordinates, Shop } from '../model';
import type { DeliveryError } from './delivery-errors';
import { distanceKm } from './distance';

export type NearShop = Shop & { readonly distanceKm: number };

export interface ShopList {
  /** The nearest first. */
  readonly shops: readonly NearShop[];
  /** Why there are none. */
  readonly error: Extract<DeliveryError, 'NO_NEARBY_SHOP' | 'NO_SHOP_HAS_STOCK'> | null;
}

/** Which of the two: nobody answered for any shop, or all are sold out (P8-4, P8-6). */
function errorOf(all: readonly Shop[], shown: readonly NearShop[]): ShopList['error'] {
  if (all.length === 0) return 'NO_NEARBY_SHOP';
  return shown.length === 0 ? 'NO_SHOP_HAS_STOCK' : null;
}

/** The shops that hold the product, by ascending distance from a place (P9-5); one without stock is not listed (P4-60). */
export function listShops(shops: readonly Shop[], from: Coordinates): ShopList {
  const near = shops
    .filter(({ quantity }) => readShopStock(quantity))
    .map((shop): NearShop => ({ ...shop, distanceKm: distanceKm(from, shop) }))
    .sort((one, other) => one.distanceKm - other.distanceKm);
  return { shops: near, error: errorOf(shops, near) };
}
