import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { AvailabilityRecord, SalesStatus, StockStatus, StockTone } from '../model';
import { resolveLcmStatus } from './lcm-status';

interface ToneOutcome {
  readonly tone: StockTone;
  readonly icon: StockStatus['icon'];
}

/** By pieces in the web stock (P4-64, F9.13-5). */
export const STOCK_TONES = [
  { id: 'P4-64 none', when: (pieces) => pieces <= 0, then: { tone: 'yellow', icon: 'error' } },
  { id: 'P4-64 few', when: (pieces) => pieces <= 10, then: { tone: 'blue', icon: 'info' } },
  { id: 'P4-64 many', when: otherwise, then: { tone: 'green', icon: 'check' } },
] as const satisfies readonly Rule<number, ToneOutcome>[];

/** P4-53. */
export const isPresale = (salesStatus: Pick<SalesStatus, 'name'>): boolean => salesStatus.name === 'PreSales';

/** An empty text counts as missing. */
const stockText = (info: string | null | undefined, pieces: number): string => info?.trim() || (pieces > 0 ? 'På nettlager' : 'Utsolgt');

export interface StockFacts {
  /** Answer of the availability call for one sku. Empty: the call failed or knows nothing of it. */
  readonly availability: readonly AvailabilityRecord[];
  /** P4-53; the text is the product's own (P3-7 preSalesOverrideText). */
  readonly presale?: { readonly text?: string | undefined } | null | undefined;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Web stock of one sku, reading B (P4-61..65, F4.6). Presale comes first. */
export function resolveStockStatus({ availability, presale, nowMs }: StockFacts): StockStatus {
  const [record] = availability;
  const pieces = record?.dcQtyAvailable ?? 0;
  const sellable = record?.availabilityStatus.sellable ?? false;
  if (presale) {
    return { text: presale.text?.trim() || 'Forhåndssalg', tone: 'blue', icon: 'info', lcmStatus: 'PreSales', sellable, dcQtyAvailable: pieces };
  }
  if (!record) {
    return { text: 'Kunne ikke hente lagerstatus', tone: 'red', icon: 'failure', lcmStatus: 'NonSellable', sellable: false, dcQtyAvailable: 0 };
  }
  const lcmStatus = resolveLcmStatus(record.statuses, nowMs);
  return { text: stockText(record.availabilityStatus.info, pieces), ...firstMatch<number, ToneOutcome>(STOCK_TONES, pieces), lcmStatus, sellable, dcQtyAvailable: pieces };
}

/** The same from a view model's sales status, before the availability call has answered and on list cards. */
export function stockStatusOfSale(salesStatus: SalesStatus): StockStatus {
  const { name, sellable, quantityInStock } = salesStatus;
  if (isPresale(salesStatus)) return { text: 'Forhåndssalg', tone: 'blue', icon: 'info', lcmStatus: 'PreSales', sellable, dcQtyAvailable: quantityInStock };
  const pieces = sellable ? quantityInStock : 0;
  return { text: stockText(null, pieces), ...firstMatch<number, ToneOutcome>(STOCK_TONES, pieces), lcmStatus: name, sellable, dcQtyAvailable: pieces };
}

/** Delivery and click-and-collect are hidden for it (P4-66). */
export const isPhasedOut = (status: Pick<StockStatus, 'lcmStatus' | 'dcQtyAvailable'>): boolean =>
  status.lcmStatus === 'GlobalPhasedOutStocking' && status.dcQtyAvailable === 0;
