import type { ProductDetailsWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { isAccessoryOnly } from 'shared-domain/delivery';
import { type Ore, toNok } from 'shared-domain/money';
import type { FeedDeliveryZone } from '../feed/delivery';

type Method = FeedDeliveryZone['methods'][number];

/** What the shopper pays to have a device sent: not a letter, and not what costs nothing, for that depends on the cart or is collected. */
const isPaidTransport = ({ code, price }: Method): boolean => price > 0 && code !== 'LETTER' && !isAccessoryOnly(code);

const cheapestOf = ({ methods }: FeedDeliveryZone): Method | undefined =>
  methods.filter(isPaidTransport).sort((a, b) => a.price - b.price || a.workingDays - b.workingDays)[0];

/**
 * What a product page says of delivery before the postcode is known: the lowest price, and the working days that the cheapest method
 * takes. Zones with a note about delays make no promise. Equipment agreements have a delivery of their own (P6-15).
 *
 * @returns undefined when the feed has no such method
 */
export function deliveryTerms(
  zones: readonly FeedDeliveryZone[],
  realm: Realm,
  freeFromOre: Ore,
): ProductDetailsWire['delivery'] {
  if (realm === 'UKKO') return undefined;
  const methods = zones.filter(({ alert }) => alert === undefined).flatMap((zone) => cheapestOf(zone) ?? []);
  if (methods.length === 0) return undefined;
  const days = methods.map(({ workingDays }) => workingDays);
  return {
    fromPrice: Math.min(...methods.map(({ price }) => price)),
    freeFrom: toNok(freeFromOre),
    workingDays: { min: Math.min(...days), max: Math.max(...days) },
  };
}
