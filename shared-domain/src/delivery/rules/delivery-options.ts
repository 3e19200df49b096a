import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { DeliveryMethod, DeliveryText } from '../model';
import { type DeliveryCode, isAccessoryOnly, toDeliveryCode } from './delivery-code';

type Typed = Pick<DeliveryMethod, 'type'>;

const OWN_POINT: DeliveryCode = 'PICK_UP_POINT';
/** Codes that need a pickup point (P5-10); PICK_UP_IN_SHOP does not. Accessory-only options are removed before. */
const PICKUP_POINTS: readonly DeliveryCode[] = [OWN_POINT, 'PICK_UP_POINT_BRING'];
const POST_OFFICE: readonly DeliveryCode[] = ['CARRYON_POST', 'CARRYON_POST_BRING'];
/** Not a delivery option: the cart's bar to free shipping. */
const NO_OPTION: readonly DeliveryCode[] = ['PROGRESS_BAR'];

const isOneOf = (codes: readonly DeliveryCode[], { type }: Typed): boolean =>
  codes.some((code) => code === toDeliveryCode(type));

/** Whether the pickup points of the postcode have to be fetched (P5-10, F5.6-2): some option needs one. */
export const needsPickupPoints = (options: readonly Typed[]): boolean =>
  options.some((option) => !isAccessoryOnly(option.type) && isOneOf(PICKUP_POINTS, option));

interface PickupPoints {
  readonly isPickupOffered: boolean;
  readonly isOwnPointOffered: boolean;
  readonly pointCount: number;
}

/** Codes that are removed. Order matters: the first match wins (P5-10, F5.6-2..4). */
export const DROPPED_CODES = [
  { id: 'P5-10 no pickup', when: ({ isPickupOffered }) => !isPickupOffered, then: [] },
  { id: 'F5.6-3', when: ({ pointCount }) => pointCount === 0, then: PICKUP_POINTS },
  {
    id: 'F5.6-4 own points',
    when: ({ isOwnPointOffered }) => isOwnPointOffered,
    then: [...POST_OFFICE, 'PICK_UP_POINT_BRING'],
  },
  { id: 'F5.6-4 Bring only', when: otherwise, then: POST_OFFICE },
] as const satisfies readonly Rule<PickupPoints, readonly DeliveryCode[]>[];

/**
 * The options that a shopper may see (P5-10, F5.6), in their order.
 *
 * @param pointCount pickup points of the postcode; also 0 when they could not be fetched
 */
export function filterDeliveryOptions<Option extends Typed>(
  options: readonly Option[],
  pointCount: number,
): readonly Option[] {
  const offered = options.filter((option) => !isAccessoryOnly(option.type) && !isOneOf(NO_OPTION, option));
  const isOwnPointOffered = offered.some((option) => isOneOf([OWN_POINT], option));
  const dropped = firstMatch<PickupPoints, readonly DeliveryCode[]>(DROPPED_CODES, {
    isPickupOffered: needsPickupPoints(offered),
    isOwnPointOffered,
    pointCount,
  });
  return offered.filter((option) => !isOneOf(dropped, option));
}

/** Description of a delivery option as the product page shows it (P9-7); null without one. */
export function deliveryDescription(description: string | null): DeliveryText | null {
  const text = description?.trim();
  return text ? { key: 'description', values: { text } } : null;
}
