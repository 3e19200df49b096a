import { fetchPickupPoints, lookUpPostcode } from 'shared-domain/delivery/io';
import { needed, type Probe } from '../probe';

/** Oslo. */
export const POSTCODE = '0154';

export async function askDelivery(probe: Probe): Promise<void> {
  await probe.ask('delivery', 'GET /api/places/', async () =>
    needed(await lookUpPostcode(POSTCODE, { sessionToken: crypto.randomUUID() }), `place of ${POSTCODE}`),
  );
  await probe.ask('delivery', 'GET /api/pickuppoints/{zipCode}', () => fetchPickupPoints(POSTCODE));
}
