import type { Realm } from 'shared-domain/contracts/realm';
import type { Plan } from './model';

/** An offering of 'both' is everyone's; an equipment agreement (UKKO) is a business's. */
export const planSoldIn = ({ realm: planRealm }: Pick<Plan, 'realm'>, realm: Realm): boolean =>
  planRealm === 'both' || planRealm === (realm === 'B2C' ? 'b2c' : 'b2b');

/** NOK a month of the plan beside a device; businesses get no monthly discount (P6-14, F6-9). */
export const mainOfferingMonthly = (plan: Plan, realm: Realm): number =>
  plan.monthlyOfferingPrice - (realm === 'B2C' ? (plan.monthlyOfferingDiscount ?? 0) : 0);

/** Plans with which a device is leased in a realm. */
export const plansForDevices = (plans: readonly Plan[], realm: Realm): readonly Plan[] =>
  plans.filter((plan) => plan.soldWithDevice && !plan.isHidden && planSoldIn(plan, realm));
