import type { Realm } from 'shared-domain/contracts/realm';
import { type Offering, sectionKindOf } from 'shared-domain/subscription';

/** Whether a page has the bar: only consumers' pages do (P2-43). */
export const showsStickyBar = (realm: Realm): boolean => realm === 'B2C';

/** Plans that a phone number may be moved to. */
const WITH_NUMBER: readonly string[] = ['youth', 'ordinary', 'junior'];

/** Whether a number can be moved to the plan that a device is bought with (P6-4): a visitor's new plan with a phone number. */
export const canMoveNumber = ({
  isLoggedIn,
  isForSale,
  plan,
}: {
  readonly isLoggedIn: boolean;
  /** The device can be bought as it is chosen. */
  readonly isForSale: boolean;
  /** The new plan; null: none is bought, as at the full price. */
  readonly plan: Offering | null;
}): boolean => !isLoggedIn && isForSale && plan !== null && WITH_NUMBER.includes(sectionKindOf(plan));
