import { readShopStock } from '../../catalogue';
import type { Coordinates, DeliveryError, Shop } from '../model';
import { distanceKm } from './distance';

export type NearShop = Shop & { readonly distanceKm: number };

export interface ShopList {
  /** The nearest first. */
  readonly shops: readonly NearShop[];
  /** Why there are none. */
  readonly error: Extract<DeliveryError, 'noNearbyShop' | 'noShopHasStock'> | null;
}

/** Why no shop is listed: none is known, or all are sold out (P8-4, P8-6). */
function errorOf(all: readonly Shop[], shown: readonly NearShop[]): ShopList['error'] {
  if (all.length === 0) return 'noNearbyShop';
  return shown.length === 0 ? 'noShopHasStock' : null;
}

/** The shops that have the product in stock, by ascending distance from a place (P9-5) (P4-60). */
export function listShops(shops: readonly Shop[], from: Coordinates): ShopList {
  const near = shops
    .filter(({ quantity }) => readShopStock(quantity))
    .map((shop): NearShop => ({ ...shop, distanceKm: distanceKm(from, shop) }))
    .sort((one, other) => one.distanceKm - other.distanceKm);
  return { shops: near, error: errorOf(shops, near) };
}
