import type { StockTone } from '../model';

export interface ShopStock {
  readonly text: string;
  readonly tone: Extract<StockTone, 'green' | 'yellow'>;
  readonly quantityLabel: string;
}

/** Stock of a physical shop, reading A (P4-60). A shop without stock is not listed: null. */
export function readShopStock(pieces: number): ShopStock | null {
  if (pieces <= 0) return null;
  const few = pieces < 5;
  return {
    text: few ? `Få på lager (${pieces})` : 'På lager',
    tone: few ? 'yellow' : 'green',
    quantityLabel: pieces > 5 ? '5+ på lager' : `${pieces} på lager`,
  };
}
