import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { AvailabilityRecord, CatalogueText, Product, SalesStatus, StockLine } from '../model';
import { isInStock } from './in-stock';
import { toInstantMs } from './instant';
import { toContent, toOwnText } from './placeholder';
import { isPresale } from './presale';

/**
 * The life-cycle status now: the one with the latest time that is not in the future (P4-65, F4.6-4). A time equal to now is not in the future.
 *
 * @param nowMs milliseconds since the epoch
 */
export function resolveLcmStatus(statuses: AvailabilityRecord['statuses'], nowMs: number): string {
  let name = 'NonSellable';
  let latestMs = -Infinity;
  for (const status of statuses) {
    const atMs = toInstantMs(status.timestampIso);
    if (atMs === null || atMs > nowMs || atMs < latestMs) continue;
    latestMs = atMs;
    name = status.name;
  }
  return name;
}

/** Whether a product is phased out and out of stock: delivery and click-and-collect are hidden for it (P4-66). */
export const isPhasedOut = ({ lcmStatus, dcQtyAvailable }: Pick<StockLine, 'lcmStatus' | 'dcQtyAvailable'>): boolean =>
  lcmStatus === 'GlobalPhasedOutStocking' && dcQtyAvailable <= 0;

type StockLook = Pick<StockLine, 'tone' | 'icon'>;

/** The look by pieces in the web stock (P4-64, F9.13-5). */
export const STOCK_LOOKS = [
  { id: 'P4-64 none', when: (pieces) => pieces <= 0, then: { tone: 'yellow', icon: 'error' } },
  { id: 'P4-64 few', when: (pieces) => pieces <= 10, then: { tone: 'blue', icon: 'info' } },
  { id: 'P4-64 many', when: otherwise, then: { tone: 'green', icon: 'check' } },
] as const satisfies readonly Rule<number, StockLook>[];

/** The status when the channel gives no answer for a sku (P4-62, F4.6-1). */
const UNKNOWN: StockLine = {
  text: { key: 'stockUnknown' },
  tone: 'red',
  icon: 'info',
  lcmStatus: 'NonSellable',
  sellable: false,
  dcQtyAvailable: 0,
};

/** The status of a product in presale (P4-63, F4.6-2). */
const presaleStatus = (text: CatalogueText, sellable: boolean, dcQtyAvailable: number): StockLine => ({
  text,
  tone: 'blue',
  icon: 'info',
  lcmStatus: 'PreSales',
  sellable,
  dcQtyAvailable,
});

/** The text without one of the channel's: the same before and after the channel has answered. */
function textOf(
  status: Pick<StockLine, 'lcmStatus' | 'dcQtyAvailable'>,
  { inStock, outOfStock }: StockTexts,
): CatalogueText {
  if (isPhasedOut(status)) return { key: 'phasedOut' };
  return status.dcQtyAvailable > 0 ? inStock : outOfStock;
}

/** Web stock of one sku, reading B (P3-33, P4-61..65, F4.6). Presale comes first; an empty text of the channel counts as missing. */
export function resolveStockStatus({
  availability: [record],
  presale,
  overrides,
  nowMs,
}: {
  /** Answer of the availability call for one sku. Empty when the call failed or the sku is unknown. */
  readonly availability: readonly AvailabilityRecord[];
  /** P4-53; the text is the product's own (P3-7 preSalesOverrideText). */
  readonly presale?: { readonly text?: string | undefined } | null | undefined;
  /** The product's own texts, used when the channel sends none (P3-7). */
  readonly overrides?: StockOverrideTexts;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}): StockLine {
  const texts = stockTexts(overrides);
  if (presale)
    return presaleStatus(
      toOwnText(presale.text) ?? texts.preSales,
      record?.availabilityStatus.sellable ?? false,
      record?.dcQtyAvailable ?? 0,
    );
  if (!record) return UNKNOWN;
  const { dcQtyAvailable, availabilityStatus, statuses } = record;
  const lcmStatus = resolveLcmStatus(statuses, nowMs);
  return {
    text: toOwnText(availabilityStatus.info) ?? textOf({ lcmStatus, dcQtyAvailable }, texts),
    ...firstMatch<number, StockLook>(STOCK_LOOKS, dcQtyAvailable),
    lcmStatus,
    sellable: availabilityStatus.sellable,
    dcQtyAvailable,
  };
}

/** The same from a view model's sales status, before the availability call has answered and on list cards. */
export function stockStatusOfSale(salesStatus: SalesStatus, overrides: StockOverrideTexts = {}): StockLine {
  const { name, sellable, quantityInStock } = salesStatus;
  const texts = stockTexts(overrides);
  if (isPresale(salesStatus)) return presaleStatus(texts.preSales, sellable, quantityInStock);
  // A variant that is not sold is shown as out of stock.
  const pieces = sellable ? quantityInStock : 0;
  const status = { lcmStatus: name, sellable, dcQtyAvailable: pieces };
  return {
    text: textOf(status, texts),
    ...firstMatch<number, StockLook>(STOCK_LOOKS, pieces),
    ...status,
  };
}

/** Whether nothing of it can be ordered: none in stock, and no presale (P3-7). A stock that could not be read says nothing. */
export const isSoldOut = ({ text, lcmStatus, sellable, dcQtyAvailable }: StockLine): boolean =>
  text.key !== 'stockUnknown' &&
  !isPresale({ name: lcmStatus }) &&
  !isInStock({ sellable, quantityInStock: dcQtyAvailable });

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
