import { isPresale, toInstantMs } from 'shared-domain/catalogue';
import { norwegianTime } from 'shared-domain/kernel';
import { salesStatusOf, statusesOf } from '../catalogue';
import type { ItemStock } from './delivery-store';
import { addWorkingDays, type Day, toDay, workingDayFrom } from './working-days';

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
