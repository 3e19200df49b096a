import type { IResolvers } from 'mercurius';
import { deliveryMethods, productsDeliveryTime } from '../delivery';
import type { Dependencies } from '../http/dependencies';
import { type AvailabilityOverrides, productsAvailability } from './availability';
import { parseMethodsArguments, parseTimesArguments } from './delivery-arguments';
import { productsAvailabilityShops } from './shop-availability';
import { parseSkus } from './skus';

export const createResolvers = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): IResolvers => ({
  Query: {
    productsAvailability: (_root: unknown, { skus, ...overrides }: AvailabilityOverrides & { skus: string }) =>
      productsAvailability(database, parseSkus(skus), overrides, clock()),
    productsAvailabilityShops: (_root: unknown, { skus }: { skus: string }) =>
      productsAvailabilityShops(database, parseSkus(skus)),
    deliveryMethods: (_root: unknown, given: object) => {
      const { zipCode, ...consignment } = parseMethodsArguments(given);
      return deliveryMethods(database, zipCode, consignment);
    },
    productsDeliveryTime: (_root: unknown, given: object) => {
      const { zipCode, deliveryCodes, items } = parseTimesArguments(given);
      return productsDeliveryTime(database, zipCode, deliveryCodes, items, clock());
    },
  },
});
