import { DELIVERY_NAMES } from 'shared-domain/delivery';
import type { DeliveryMethodWire } from 'shared-domain/delivery/io';
import type { Database } from '../database';
import { readDestination } from './delivery-store';
import { type Consignment, isOffered } from './offered-ways';
import { descriptions } from './texts/nb';

/**
 * How a consignment can be brought to a postcode (P7-22, F7.6-4), in the zone's order. Prices are NOK.
 *
 * @param zipCode four digits; none for one that does not exist
 */
export async function deliveryMethods(
  database: Database,
  zipCode: string,
  consignment: Consignment,
): Promise<readonly DeliveryMethodWire[]> {
  const destination = await readDestination(database, zipCode);
  if (!destination) return [];
  const { zone, hasShop } = destination;
  return zone.methods
    .filter(({ code }) => isOffered({ ...consignment, code, hasShop }))
    .map(({ code, price }) => ({
      type: code,
      label: DELIVERY_NAMES[code],
      description: descriptions[code],
      // A shop's own goods are not sent.
      alert: code === 'PICK_UP_IN_SHOP' ? null : (zone.alert ?? null),
      price,
    }));
}
