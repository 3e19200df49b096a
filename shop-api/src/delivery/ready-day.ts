import { isPresale, toInstantMs } from 'shared-domain/catalogue';
import { norwegianTime } from 'shared-domain/kernel';
import { salesStatusOf, statusesOf } from '../catalogue';
import type { ItemStock } from './delivery-store';
import { addWorkingDays, type Day, toDay, workingDayFrom } from './working-days';

/** Orders until this time of a working day are sent the same day. */
const CUT_OFF_MINUTES = 14 * 60;
const NEXT_DAY_MS = 86_400_000;

const calendarDay = (atMs: number): Day => {
  const { year, month, day } = norwegianTime(atMs);
  return toDay(year, month, day);
};

/** The day on which an order that is made now is sent. */
export function sendingDay(nowMs: number): Day {
  const isLate = norwegianTime(nowMs).minutesOfDay >= CUT_OFF_MINUTES;
  return workingDayFrom(calendarDay(nowMs) + (isLate ? NEXT_DAY_MS : 0));
}

/** When presale ends: the first moment from now on at which it is simply sold, else the release. Null: both are past. */
function releaseMs({ statuses, releaseDate }: ItemStock, nowMs: number): number | null {
  const sold = statusesOf(statuses ?? undefined, releaseDate).find(
    ({ name, timestampIso }) => name === 'Sellable' && (toInstantMs(timestampIso) ?? 0) > nowMs,
  );
  const atMs = toInstantMs(sold?.timestampIso ?? releaseDate);
  return atMs !== null && atMs > nowMs ? atMs : null;
}

/**
 * The first working day on which so many pieces of an item can be sent: today's, the release of one in presale, the return of one
 * that is sold out (P7-23).
 *
 * @param fromShop a shop holds the pieces, so the web stock does not matter
 * @returns null when nobody knows: it is no longer sold, or sold out and not ordered
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
