import type { Offering } from '../model';
import { withDoubling } from './doubling';

export interface OfferingCustomer extends Pick<OfferAudience, 'ts' | 'customerType'> {
  readonly isInternetCustomer: boolean;
}

/** The plans as a customer is offered them: with doubled data or speed for existing and for internet customers (P6-12, P6-16, F6-4, F6-5). */
export const customerOfferings = (offerings: readonly Offering[], facts: OfferingCustomer): readonly Offering[] =>
  offerings.map((offering) => withDoubling(offering, isDoubled({ ...facts, offeringRealm: offering.realm })));

export interface OfferAudience {
  /** The query parameter (P2-10). */
  readonly ts: string | null;
  readonly customerType: string | null;
  readonly offeringRealm: Offering['realm'];
}

/** Whether offers for existing customers are shown (F5.3-6, P6-12, F6-4): never for businesses and shared offerings. */
export const showsExistingOffer = ({ ts, customerType, offeringRealm }: OfferAudience): boolean =>
  offeringRealm === 'b2c' && (ts === 'true' || customerType === 'existing');

/** Whether data or speed is doubled: for existing customers and for those with the operator's TV or broadband alike (P6-16, F6-5). */
export const isDoubled = ({
  isInternetCustomer,
  ...facts
}: OfferAudience & { readonly isInternetCustomer: boolean }): boolean =>
  showsExistingOffer(facts) || (isInternetCustomer && facts.offeringRealm === 'b2c');
