import type { IResolvers } from 'mercurius';
import type { Dependencies } from '../server/dependencies';
import { productsAvailability, type AvailabilityOverrides } from './availability';
import { productsAvailabilityShops } from './shop-availability';
import { parseSkus } from './skus';

export const createResolvers = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): IResolvers => ({
  Query: {
    productsAvailability: (_root: unknown, { skus, ...overrides }: AvailabilityOverrides & { skus: string }) =>
      productsAvailability(database, parseSkus(skus), overrides, clock()),
    productsAvailabilityShops: (_root: unknown, { skus }: { skus: string }) => productsAvailabilityShops(database, parseSkus(skus)),
  },
});
