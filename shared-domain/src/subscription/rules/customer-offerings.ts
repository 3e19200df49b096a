import type { Offering } from '../model';
import { withDoubling } from './doubling';
import { type ExistingOfferFacts, isDoubled } from './existing-offer';

export interface CustomerFacts extends Pick<ExistingOfferFacts, 'ts' | 'customerType'> {
  readonly isInternetCustomer: boolean;
}

/** The plans as a customer is offered them: with doubled data or speed for existing and for internet customers (P6-12, P6-16, F6-4, F6-5). */
export const customerOfferings = (offerings: readonly Offering[], facts: CustomerFacts): readonly Offering[] =>
  offerings.map((offering) => withDoubling(offering, isDoubled({ ...facts, offeringRealm: offering.realm })));
