import { type Offering, sectionKindOf } from 'shared-domain/subscription';

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
  /** The new plan, if one is bought. */
  readonly plan: Offering | false | undefined;
}): boolean => !isLoggedIn && isForSale && !!plan && WITH_NUMBER.includes(sectionKindOf(plan));
