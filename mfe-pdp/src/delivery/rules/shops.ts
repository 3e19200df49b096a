import type { CatalogueText, StockTone } from 'shared-domain/catalogue';
import {
  type Coordinates,
  type DeliveryError,
  type DeliveryText,
  distanceKm,
  type PhysicalShop,
} from 'shared-domain/delivery';

export interface ShopStock {
  readonly text: CatalogueText;
  readonly tone: Extract<StockTone, 'green' | 'yellow'>;
  readonly quantity: CatalogueText;
}

/** From here on the number of pieces is not stated. */
const MOST_COUNTED = 5;

/** Stock of a physical shop, reading A (P4-60). A shop without stock is not listed: null. */
export function readShopStock(pieces: number): ShopStock | null {
  if (pieces <= 0) return null;
  const few = pieces < 5;
  return {
    text: few ? { key: 'fewInShop', values: { pieces } } : { key: 'inStock' },
    tone: few ? 'yellow' : 'green',
    quantity:
      pieces > MOST_COUNTED
        ? { key: 'morePiecesInShop', values: { pieces: MOST_COUNTED } }
        : { key: 'piecesInShop', values: { pieces } },
  };
}

export type NearShop = PhysicalShop & { readonly distanceKm: number };

export interface ShopList {
  /** The nearest first. */
  readonly shops: readonly NearShop[];
  /** Why there are none. */
  readonly error: Extract<DeliveryError, 'noNearbyShop' | 'noShopHasStock'> | null;
}

/** Why no shop is listed: none is known, or all are sold out (P8-4, P8-6). */
function errorOf(all: readonly PhysicalShop[], shown: readonly NearShop[]): ShopList['error'] {
  if (all.length === 0) return 'noNearbyShop';
  return shown.length === 0 ? 'noShopHasStock' : null;
}

/** The shops that have the product in stock, by ascending distance from a place (P9-5) (P4-60). */
export function listShops(shops: readonly PhysicalShop[], from: Coordinates): ShopList {
  const near = shops
    .filter(({ quantity }) => readShopStock(quantity))
    .map((shop): NearShop => ({ ...shop, distanceKm: distanceKm(from, shop) }))
    .sort((one, other) => one.distanceKm - other.distanceKm);
  return { shops: near, error: errorOf(shops, near) };
}

/**
 * Label of a listed shop (P9-6): beside delivery options the first one names click and collect.
 *
 * @param index place in the list, from 0
 */
export const shopLabel = (name: string, index: number, isDeliveryShown: boolean): DeliveryText => ({
  key: isDeliveryShown && index === 0 ? 'clickAndCollectShop' : 'shop',
  values: { name },
});

/** How many more shops each step shows, by default (P9-2). */
export const SHOPS_PER_STEP = 5;

export interface ShownShops<Entry> {
  readonly shown: readonly Entry[];
  /** 'Vis 5 butikker til': how many more the next step shows; null when all are shown. */
  readonly moreText: DeliveryText | null;
}

/**
 * The shops that are listed: the first few, and as many more with each step (P4-67, P9-2).
 *
 * @param steps how often the shopper asked for more, 0 at first
 * @param perStep configured, from 1
 */
export function showShops<Entry>(
  shops: readonly Entry[],
  steps: number,
  perStep: number = SHOPS_PER_STEP,
): ShownShops<Entry> {
  const shown = shops.slice(0, perStep * (steps + 1));
  const more = Math.min(perStep, shops.length - shown.length);
  return { shown, moreText: more > 0 ? { key: 'moreShops', values: { count: more } } : null };
}

/** Directions to a shop in the visitor's maps: an address that apps and browsers open alike (P2-36). */
export const getHereHref = ({ lat, lng }: Pick<PhysicalShop, 'lat' | 'lng'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

/** 'Vis vei til Fjell Storo': names the shop, so that screen readers tell the links apart (P2-36). */
export const getHereText = ({ name }: Pick<PhysicalShop, 'name'>): DeliveryText => ({
  key: 'wayToShop',
  values: { name },
});
