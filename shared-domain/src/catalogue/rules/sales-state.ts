import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { CatalogueText, SalesStatus } from '../model';
import { isInStock } from './in-stock';
import { isPresale } from './presale';
import { isPhasedOut, type StockOverrideTexts, type StockTexts, stockTexts } from './stock';

export interface SaleFlags {
  readonly salesStatus: SalesStatus;
  /** Prices, or the buy button, are hidden by the catalogue (P3-4). */
  readonly hidePrices?: boolean;
  readonly hideBuyButton?: boolean;
}

export type SalesStateKind = 'hidden-price' | 'hidden-buy-button' | 'coming' | 'phased-out' | 'sold-out' | 'sellable';

export interface SalesState {
  readonly kind: SalesStateKind;
  /** The text shown; null when there is none. */
  readonly text: CatalogueText | null;
}

/** Order matters: the first match wins. Hidden prices and buttons come before the stock. */
export const SALES_STATES = [
  { id: 'P8-11', when: ({ hidePrices = false }) => hidePrices, then: 'hidden-price' },
  { id: 'P3-4', when: ({ hideBuyButton = false }) => hideBuyButton, then: 'hidden-buy-button' },
  { id: 'P4-53', when: ({ salesStatus }) => isPresale(salesStatus), then: 'coming' },
  {
    id: 'P4-66',
    when: ({ salesStatus }) =>
      isPhasedOut({ lcmStatus: salesStatus.name, dcQtyAvailable: salesStatus.quantityInStock }),
    then: 'phased-out',
  },
  { id: 'P3-7', when: ({ salesStatus }) => !isInStock(salesStatus), then: 'sold-out' },
  { id: 'F5.5-3', when: otherwise, then: 'sellable' },
] as const satisfies readonly Rule<SaleFlags, SalesStateKind>[];

const TEXTS: Readonly<Record<SalesStateKind, (texts: StockTexts) => CatalogueText | null>> = {
  'hidden-price': () => ({ key: 'priceToCome' }),
  'hidden-buy-button': () => null,
  coming: ({ preSales }) => preSales,
  'phased-out': () => ({ key: 'phasedOut' }),
  'sold-out': ({ outOfStock }) => outOfStock,
  sellable: ({ inStock }) => inStock,
};

/**
 * Whether a product can be bought, and the text about it (P3-4, P3-7, P8-11).
 *
 * @param overrides the product's own texts for coming, sold out and on stock
 */
export function resolveSalesState(facts: SaleFlags, overrides: StockOverrideTexts = {}): SalesState {
  const kind = firstMatch<SaleFlags, SalesStateKind>(SALES_STATES, facts);
  return { kind, text: TEXTS[kind](stockTexts(overrides)) };
}
