import { PATHS } from '../../contracts/paths';
import type { Realm } from '../../contracts/realm';

export interface HelpLinkFacts {
  readonly realm: Realm;
  readonly isUpfrontOnlyAccessory: boolean;
}

export interface HelpLinks {
  /** Business customer service, for other financing (P2-23, P6-14). */
  readonly businessService: string | null;
  /** The guide to subscriptions (P2-24). */
  readonly subscriptionGuide: string | null;
}

/** Which pages a buyer is pointed to for help; null: not this one. */
export const helpLinks = ({ realm, isUpfrontOnlyAccessory }: HelpLinkFacts): HelpLinks => ({
  businessService: realm === 'B2B' ? PATHS.businessService : null,
  subscriptionGuide: realm === 'B2C' && !isUpfrontOnlyAccessory ? PATHS.subscriptionGuide : null,
});
