import type { Offering } from 'shared-domain/subscription';

/** What the loader hands to the page: every plan, whatever the age filter. */
export type SubscriptionsPageData =
  | { readonly kind: 'plans'; readonly offerings: readonly Offering[]; readonly isNarrowed: boolean }
  | { readonly kind: 'failed' };
