import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../http/dependencies';
import { registerPickupPoints, registerPlaces } from './place-routes';

export { deliveryMethods } from './delivery-methods';
export { productsDeliveryTime } from './delivery-times';

/** The REST calls about delivery: pickup points and places. */
export function registerDelivery(app: FastifyInstance, dependencies: Pick<Dependencies, 'database'>): void {
  registerPickupPoints(app, dependencies);
  registerPlaces(app, dependencies);
}
