import { isPresale, toInstantMs } from 'shared-domain/catalogue';
import type { DeliveryTime } from 'shared-domain/delivery';
import { norwegianTime, resolveHoliday } from 'shared-domain/kernel';
import { salesStatusOf, statusesOf } from '../catalogue';
import type { Database } from '../database';
import { type ItemStock, readConsignment, type WantedItem } from './delivery-store';

const DAY_MS = 86_400_000;

/** A calendar day: milliseconds of its midnight in UTC, so that every day has 24 hours. */
type Day = number;

export const toDay = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day);
export const isoDay = (day: Day): string => new Date(day).toISOString().slice(0, 10);

/** Parcels are packed and delivered Monday to Friday, except on public holidays and their eves. */
function isWorkingDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && resolveHoliday(day) === null;
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: Day): Day {
  let found = day;
  while (!isWorkingDay(found)) found += DAY_MS;
  return found;
}

/** Adds a number of working days to a working day. */
export function addWorkingDays(from: Day, days: number): Day {
  let found = from;
  for (let left = days; left > 0; left -= 1) found = workingDayFrom(found + DAY_MS);
  return found;
}

/** Orders before this time of a working day are sent the same day. */
const CUT_OFF_MINUTES = 14 * 60;
const NEXT_DAY_MS = 86_400_000;

const calendarDay = (atMs: number): Day => {
  const { year, month, day } = norwegianTime(atMs);
  return toDay(year, month, day);
};

/** The day on which an order placed now is sent. */
export function sendingDay(nowMs: number): Day {
  const isLate = norwegianTime(nowMs).minutesOfDay >= CUT_OFF_MINUTES;
  return workingDayFrom(calendarDay(nowMs) + (isLate ? NEXT_DAY_MS : 0));
}

/** End of the presale: when the next regular sale begins, else the release. Null: both are past. */
function releaseMs({ statuses, releaseDate }: ItemStock, nowMs: number): number | null {
  const sold = statusesOf(statuses ?? undefined, releaseDate).find(
    ({ name, timestampIso }) => name === 'Sellable' && (toInstantMs(timestampIso) ?? 0) > nowMs,
  );
  const atMs = toInstantMs(sold?.timestampIso ?? releaseDate);
  return atMs !== null && atMs > nowMs ? atMs : null;
}

/**
 * The first working day on which the pieces of an item can be sent: today's; the release for a presale; the restock date when it is
 * sold out (P7-23).
 *
 * @param fromShop a shop has the pieces, so the web stock is ignored
 * @returns null when it is unknown: no longer sold, or sold out without a restock
 */
export function readyDay(item: ItemStock, nowMs: number, fromShop = false): Day | null {
  const today = sendingDay(nowMs);
  const status = salesStatusOf(
    { statuses: statusesOf(item.statuses ?? undefined, item.releaseDate), stock: item.stock },
    nowMs,
  );
  if (!status.sellable) return null;
  const release = isPresale(status) ? releaseMs(item, nowMs) : null;
  if (release !== null) return workingDayFrom(calendarDay(release));
  if (fromShop || item.stock >= item.quantity) return today;
  return item.restockDays === null ? null : addWorkingDays(today, item.restockDays);
}

/** The day on which the last item can be sent; null when the day of one of them is unknown. */
function lastReady(items: readonly ItemStock[], nowMs: number, fromShop: boolean): Day | null {
  const days = items.map((item) => readyDay(item, nowMs, fromShop));
  return days.includes(null) ? null : Math.max(...days.map(Number));
}

/** Whether one shop of the town has all items. */
const isInOneShop = ([first, ...others]: readonly ItemStock[]): boolean =>
  (first?.shops ?? []).some((shop) => others.every(({ shops }) => shops.includes(shop)));

function addUp(items: readonly WantedItem[]): readonly WantedItem[] {
  const bySku = new Map<string, number>();
  for (const { sku, quantity } of items) bySku.set(sku, (bySku.get(sku) ?? 0) + quantity);
  return [...bySku].map(([sku, quantity]) => ({ sku, quantity }));
}

/**
 * When items ordered now arrive together, for each delivery method of the postcode (P7-23, F7.6-5).
 *
 * @param zipCode four digits; an unknown one gives an empty list
 * @returns one entry per method, in the requested order, with a null date when it is unknown. Empty when no sku is known.
 */
export async function productsDeliveryTime(
  database: Database,
  zipCode: string,
  deliveryCodes: readonly string[],
  wanted: readonly WantedItem[],
  nowMs: number,
): Promise<readonly DeliveryTime[]> {
  const consignment = await readConsignment(database, zipCode, addUp(wanted));
  if (!consignment || consignment.items.length === 0) return [];
  const { zone, items } = consignment;
  const sent = lastReady(items, nowMs, false);
  const collected = isInOneShop(items) ? lastReady(items, nowMs, true) : null;
  return [...new Set(deliveryCodes)].flatMap((deliveryCode) => {
    const way = zone.methods.find(({ code }) => code === deliveryCode);
    if (!way) return [];
    const ready = way.code === 'PICK_UP_IN_SHOP' ? collected : sent;
    return [
      { deliveryCode, estimatedDeliveryDate: ready === null ? null : isoDay(addWorkingDays(ready, way.workingDays)) },
    ];
  });
}
