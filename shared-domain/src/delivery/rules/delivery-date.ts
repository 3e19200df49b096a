import { toInstantMs } from '../../catalogue';
import { norwegianTime } from '../../kernel';
import type { DeliveryMethod, DeliveryTime } from '../model';
import { toDeliveryCode } from './delivery-code';

const DAY_MS = 86_400_000;

/** The Norwegian calendar day of a moment, counted from 1970, and what it is called. */
function calendarDay(atMs: number): { readonly number: number; readonly name: string } {
  const { year, month, monthName, day, weekdayName } = norwegianTime(atMs);
  return { number: Date.UTC(year, month - 1, day) / DAY_MS, name: `${weekdayName} ${day}. ${monthName}` };
}

function dayText(atMs: number, nowMs: number): string | null {
  const [day, today] = [calendarDay(atMs), calendarDay(nowMs)];
  const daysAway = day.number - today.number;
  if (daysAway < 0) return null;
  return ['i dag', 'i morgen'][daysAway] ?? day.name;
}

/**
 * 'Leveres i morgen', 'Leveres tirsdag 24. november', or 'Kan hentes …' where the shopper collects the parcel (P3-35): days
 * of the Norwegian calendar. Null when the date is missing, past or not a date.
 *
 * @param nowMs milliseconds since the epoch
 */
export function deliveryDateText(
  { type, estimatedDeliveryDate }: Pick<DeliveryMethod, 'type'> & Pick<DeliveryTime, 'estimatedDeliveryDate'>,
  nowMs: number,
): string | null {
  const atMs = toInstantMs(estimatedDeliveryDate ?? '');
  const day = atMs === null ? null : dayText(atMs, nowMs);
  const isCollected = toDeliveryCode(type)?.startsWith('PICK_UP');
  return day && `${isCollected ? 'Kan hentes' : 'Leveres'} ${day}`;
}
