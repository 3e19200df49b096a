import type { CatalogueText, StockTone } from '../model';

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
