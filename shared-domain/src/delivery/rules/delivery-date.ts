import { toInstantMs } from '../../catalogue';
import { type NorwegianTime, norwegianTime } from '../../kernel';
import type { DeliveryMethod, DeliveryText, DeliveryTime } from '../model';
import { toDeliveryCode } from './delivery-code';

const DAY_MS = 86_400_000;

/** A Norwegian calendar day, counted from 1970. */
const dayNumber = ({ year, month, day }: NorwegianTime): number => Date.UTC(year, month - 1, day) / DAY_MS;

/**
 * 'Leveres i morgen', 'Leveres tirsdag 24. november', or 'Kan hentes …' where the shopper collects the parcel (P3-35): days
 * of the Norwegian calendar. Null when the date is missing, past or not a date.
 *
 * @param nowMs milliseconds since the epoch
 */
export function deliveryDateText(
  { type, estimatedDeliveryDate }: Pick<DeliveryMethod, 'type'> & Pick<DeliveryTime, 'estimatedDeliveryDate'>,
  nowMs: number,
): DeliveryText | null {
  const atMs = toInstantMs(estimatedDeliveryDate ?? '');
  if (atMs === null) return null;
  const date = norwegianTime(atMs);
  const daysAway = dayNumber(date) - dayNumber(norwegianTime(nowMs));
  if (daysAway < 0) return null;
  const { weekday, day, month } = date;
  const isCollected = toDeliveryCode(type)?.startsWith('PICK_UP') === true;
  return { key: isCollected ? 'readyForPickup' : 'arrives', values: { daysAway, weekday, day, month } };
}
