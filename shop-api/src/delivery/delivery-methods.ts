import { DELIVERY_NAMES } from 'shared-domain/delivery';
import type { DeliveryMethodWire } from 'shared-domain/delivery/io';
import type { Database } from '../database';
import { readDestination } from './delivery-store';
import { type Consignment, isOffered } from './offered-methods';
import { descriptions } from './texts/nb';

/**
 * Delivery methods for a consignment and a postcode (P7-22, F7.6-4), in the zone's order. Prices are NOK.
 *
 * @param zipCode four digits; an unknown one gives an empty list
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
      // Collecting in a shop has no transport time.
      alert: code === 'PICK_UP_IN_SHOP' ? null : (zone.alert ?? null),
      price,
    }));
}
