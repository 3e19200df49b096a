import type { Product } from '../model';
import { toContent } from './placeholder';

/** P3-7: texts that the editors give a product instead of the shop's own. */
export type StockOverrideTexts = Pick<Product, 'preSalesOverrideText' | 'outOfStockOverride' | 'inStockOverrideText'>;

/** As the channel takes them (F7.6-2, P7-20). */
export interface ChannelOverrides {
  readonly preSalesOverride?: string;
  readonly outOfStockOverride?: string;
  readonly inStockOverride?: string;
}

export interface StockTexts {
  readonly preSales: string;
  readonly outOfStock: string;
  readonly inStock: string;
}

/** What the availability call is told; texts that are missing, empty or placeholders are left out (F7.6-2). */
export function toChannelOverrides({
  preSalesOverrideText,
  outOfStockOverride,
  inStockOverrideText,
}: StockOverrideTexts): ChannelOverrides {
  const texts = {
    preSalesOverride: toContent(preSalesOverrideText),
    outOfStockOverride: toContent(outOfStockOverride),
    inStockOverride: toContent(inStockOverrideText),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
}

/**
 * The words for the stock where the channel has said none (P4-63, P4-64, F5.5-2): the product's own, else the shop's. They change
 * what is read, never the colour, the icon or whether it can be bought.
 */
export const stockTexts = ({
  preSalesOverrideText,
  outOfStockOverride,
  inStockOverrideText,
}: StockOverrideTexts = {}): StockTexts => ({
  preSales: toContent(preSalesOverrideText) ?? 'Forhåndssalg',
  outOfStock: toContent(outOfStockOverride) ?? 'Utsolgt',
  inStock: toContent(inStockOverrideText) ?? 'På nettlager',
});
