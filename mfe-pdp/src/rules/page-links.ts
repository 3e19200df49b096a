import { PATHS } from 'shared-domain/contracts/paths';
import type { Realm } from 'shared-domain/contracts/realm';
import { isUpfront, type PageText } from 'shared-domain/purchase';

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

/** Addresses of the pages that help a buyer; null: not shown. */
export const helpLinks = ({ realm, isUpfrontOnlyAccessory }: HelpLinkFacts): HelpLinks => ({
  businessService: realm === 'B2B' ? PATHS.businessService : null,
  subscriptionGuide: realm === 'B2C' && !isUpfrontOnlyAccessory ? PATHS.subscriptionGuide : null,
});

/** Where a business may be sent after adding a product: its checkout (P2-27, P7-10). Other realms send no address. */
export const returnUrlOf = (realm: Realm, checkoutPaths: { readonly B2B: string }): { readonly returnUrl?: string } =>
  realm === 'B2B' ? { returnUrl: checkoutPaths.B2B } : {};

/** Whether a page has the bar: only consumers' pages do (P2-43). */
export const showsStickyBar = (realm: Realm): boolean => realm === 'B2C';

export interface MovingFacts {
  readonly realm: Realm;
  readonly isLoggedIn: boolean;
  readonly option: string;
}

/** The note that a number can be moved (P6-4): on pages with the bar, for visitors who do not pay the full price. */
export const movingText = ({ realm, isLoggedIn, option }: MovingFacts): PageText | null =>
  !showsStickyBar(realm) || isLoggedIn || isUpfront(option) ? null : { key: 'movingHelp' };
