import type { Realm } from 'shared-domain/contracts/realm';
import { addOre, type Ore, subtractOre, timesOre, toOre, ZERO } from 'shared-domain/money';
import type { Plan } from './model';

type OfferRealm = Plan['realm'];

/** An offering for 'both' is valid for consumers and businesses. */
export const offerRealmCovers = (offered: OfferRealm, asked: OfferRealm): boolean =>
  offered === 'both' || offered === asked;

/** Whether a plan is sold in a realm; an equipment agreement (UKKO) has the plans of businesses. */
export const planSoldIn = ({ realm: planRealm }: Pick<Plan, 'realm'>, realm: Realm): boolean =>
  offerRealmCovers(planRealm, realm === 'B2C' ? 'b2c' : 'b2b');

/** Monthly price of a plan bought with a device; businesses get no monthly discount (P6-14, F6-9). */
export const mainOfferingMonthly = (plan: Plan, realm: Realm): Ore =>
  subtractOre(toOre(plan.monthlyOfferingPrice), realm === 'B2C' ? toOre(plan.monthlyOfferingDiscount ?? 0) : ZERO);

/** Plans with which a device is leased in a realm. */
export const plansForDevices = (plans: readonly Plan[], realm: Realm): readonly Plan[] =>
  plans.filter((plan) => plan.soldWithDevice && !plan.isHidden && planSoldIn(plan, realm));

/** Minimum total price of mobile broadband: the months of binding and the upfront price (F3.3-2); null for other plans. */
export const minTotalPrice = ({
  type,
  bindingMonths,
  monthlyOfferingPrice,
  monthlyOfferingDiscount = 0,
  upfrontOfferingPrice = 0,
}: Plan): Ore | null =>
  type === 'MBB' && bindingMonths !== undefined
    ? addOre(
        timesOre(subtractOre(toOre(monthlyOfferingPrice), toOre(monthlyOfferingDiscount)), bindingMonths),
        toOre(upfrontOfferingPrice),
      )
    : null;
