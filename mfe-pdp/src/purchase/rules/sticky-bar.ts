import type { Realm } from 'shared-domain/contracts/realm';
import { isUpfront, type PageText } from 'shared-domain/purchase';

/** Whether a page has the bar: only consumers' pages do (P2-43). */
export const showsStickyBar = (realm: Realm): boolean => realm === 'B2C';

/** The note that a number can be moved (P6-4): on pages with the bar, for visitors who do not pay the full price. */
export const movingText = ({
  realm,
  isLoggedIn,
  option,
}: {
  readonly realm: Realm;
  readonly isLoggedIn: boolean;
  readonly option: string;
}): PageText | null => (!showsStickyBar(realm) || isLoggedIn || isUpfront(option) ? null : { key: 'movingHelp' });
