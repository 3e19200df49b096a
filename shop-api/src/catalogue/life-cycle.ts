import { resolveLcmStatus, type SalesStatus, toInstantMs } from 'shared-domain/catalogue';

interface Status {
  readonly name: string;
  readonly timestampIso: string;
}

/** Days before the release from which a product without statuses in the feed is in presale. */
const ANNOUNCED_DAYS = 90;
const DAY_MS = 86_400_000;

const NOT_SOLD = new Set(['NonSellable', 'GlobalPhasedOut']);

/** Statuses of the feed by date; by default presale before the release and sale afterwards. */
export function statusesOf(given: readonly Status[] | undefined, releaseDate: string): readonly Status[] {
  if (given && given.length > 0)
    return [...given].sort((a, b) => (toInstantMs(a.timestampIso) ?? 0) - (toInstantMs(b.timestampIso) ?? 0));
  const releaseMs = toInstantMs(releaseDate) ?? 0;
  return [
    { name: 'PreSales', timestampIso: new Date(releaseMs - ANNOUNCED_DAYS * DAY_MS).toISOString() },
    { name: 'Sellable', timestampIso: new Date(releaseMs).toISOString() },
  ];
}

/**
 * Sales status of a variant (P3-7, P4-65). A phased-out product is sold while it is in stock.
 *
 * @param nowMs milliseconds since the epoch
 */
export function salesStatusOf(
  variant: { readonly statuses: readonly Status[]; readonly stock: number },
  nowMs: number,
): SalesStatus {
  const name = resolveLcmStatus(variant.statuses, nowMs);
  const sellable = !NOT_SOLD.has(name) && (name !== 'GlobalPhasedOutStocking' || variant.stock > 0);
  return { name, sellable, quantityInStock: variant.stock };
}
