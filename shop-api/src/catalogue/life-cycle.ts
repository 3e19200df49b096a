import { resolveLcmStatus, type SalesStatus, toInstantMs } from 'shared-domain/catalogue';

interface Status {
  readonly name: string;
  readonly timestampIso: string;
}

/** How long before its release a product without statuses of its own is announced. */
const ANNOUNCED_DAYS = 90;
const DAY_MS = 86_400_000;

const NOT_SOLD = new Set(['NonSellable', 'GlobalPhasedOut']);

/** A variant that the feed gives no statuses is announced before its release and sold from then on. */
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
 * P3-7, P4-65. A phased-out product is sold while there are pieces of it.
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
