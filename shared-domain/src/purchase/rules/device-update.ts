import type { CartUpdate } from '../../cart';
import { hasCommitment } from '../../catalogue';
import type { PlanOption } from '../../subscription';
import { isUpfront, needsPlan, toUpdateFinancing } from './financing-option';

export interface DevicePurchase {
  readonly type: string;
  readonly sku: string;
  readonly option: string;
  readonly planCode: string | null;
  /** Pieces of an accessory; one by default (P7-11). */
  readonly quantity?: number;
  /** Where a business continues after adding (P2-27). */
  readonly returnUrl?: string;
  /** Whether the buyer is already a customer; absent: not known, and not sent. */
  readonly isExistingCustomer?: boolean;
  /** The deal that applies: its code and the plans that it is for (P3-27). */
  readonly discount?: { readonly code: string; readonly offerings: readonly string[] };
  /** The billing account that was picked (P6-9). */
  readonly accountId?: string;
  /** The subscription of the buyer that the device is attached to (P6-10). */
  readonly existing?: { readonly phoneNumber: string; readonly isKept: boolean };
  /** Absent: not known, and not sent. */
  readonly isLoggedIn?: boolean;
}

/**
 * The code of a plan in an update (P7-10): with commitment that of the offer that binds it, which the price names (P3-12), else the one that
 * the plan is ordered by in place of its own (P3-17).
 */
export const sentPlanCode = (option: string, { offering, device }: PlanOption): string =>
  hasCommitment(option) ? device.mainOfferingCode : (offering.overrideOfferingCode ?? offering.offeringCode);

interface Update {
  readonly update: CartUpdate;
}

/** Fields about the subscription that the device goes with (P7-10). A kept subscription has an empty plan. */
function planFields({ option, planCode, existing, accountId, isExistingCustomer }: DevicePurchase): CartUpdate {
  return {
    ...(needsPlan(option) && existing?.isKept && { pricePlan: '' }),
    ...(needsPlan(option) && !existing?.isKept && planCode !== null && { pricePlan: planCode }),
    ...(existing && {
      phoneNumber: existing.phoneNumber,
      isKeepExisting: existing.isKept,
      hasChangedSubscription: !existing.isKept,
    }),
    ...(accountId !== undefined && { accountId }),
    ...(isExistingCustomer !== undefined && { customerTypeGet: isExistingCustomer ? 'existing' : '' }),
  };
}

/**
 * The update that puts a device or an accessory into the cart (P7-10, P7-11, F7.1-11, F7.1-15). It never contains an amount;
 * what is not known is left out.
 */
export function toDeviceUpdate(purchase: DevicePurchase): Update {
  const { type, sku, option, planCode, quantity = 1, returnUrl, discount, isLoggedIn } = purchase;
  const discountCode = discount && { discountCode: discount.code };
  if (type === 'ACCESSORY' && isUpfront(option)) return { update: { accessorySku: sku, quantity, ...discountCode } };
  const discountPlan = discount && discountOfferingCode(discount.offerings, planCode);
  return {
    update: {
      handsetSku: sku,
      ...toUpdateFinancing(option),
      ...planFields(purchase),
      ...discountCode,
      ...(discountPlan !== undefined && { discountOfferingCode: discountPlan }),
      ...(returnUrl !== undefined && { returnUrl }),
      ...(isLoggedIn !== undefined && { isLoggedIn }),
    },
  };
}

/** Part of the code of the plan that a discount is registered on, if the deal includes it (P7-10). */
const PREFERRED = 'X_BASIC_2025';

/**
 * The plan that a discount is registered on (P7-10): one of the deal's plans, preferably one with X_BASIC_2025 in its code.
 *
 * @param offerings codes of the deal (P3-27); none: the deal is for every plan
 * @param planCode the chosen plan, or null
 */
export function discountOfferingCode(offerings: readonly string[], planCode: string | null): string | undefined {
  const codes = offerings.length > 0 || planCode === null ? offerings : [planCode];
  return codes.find((code) => code.includes(PREFERRED)) ?? codes[0];
}
