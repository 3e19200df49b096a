import type { CatalogueText, Product } from '../model';
import { toContent, toOwnText } from './placeholder';

/** Texts that editors enter for a product instead of the shop's own (P3-7). */
export type StockOverrideTexts = Pick<Product, 'preSalesOverrideText' | 'outOfStockOverride' | 'inStockOverrideText'>;

/** The same texts by the names of the channel's arguments (F7.6-2, P7-20). */
export interface ChannelOverrides {
  readonly preSalesOverride?: string;
  readonly outOfStockOverride?: string;
  readonly inStockOverride?: string;
}

export interface StockTexts {
  readonly preSales: CatalogueText;
  readonly outOfStock: CatalogueText;
  readonly inStock: CatalogueText;
}

/** Arguments of the availability call; missing, empty and placeholder texts are left out (F7.6-2). */
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
 * Stock texts for when the channel sends none (P4-63, P4-64, F5.5-2): the product's own, else the shop's. They change
 * only the text, never the colour, the icon or whether the product can be bought.
 */
export const stockTexts = ({
  preSalesOverrideText,
  outOfStockOverride,
  inStockOverrideText,
}: StockOverrideTexts = {}): StockTexts => ({
  preSales: toOwnText(preSalesOverrideText) ?? { key: 'presale' },
  outOfStock: toOwnText(outOfStockOverride) ?? { key: 'soldOut' },
  inStock: toOwnText(inStockOverrideText) ?? { key: 'inWebStock' },
});
