import type { Realm } from 'shared-domain/contracts/realm';
import { subscriptionRank } from 'shared-domain/subscription';
import type { Offering } from 'shared-domain/subscription/io';
import type { Catalogue, Plan } from '../model';
import { planSoldIn } from '../plans';
import { texts } from '../texts/nb';

function toOffering(plan: Plan): Offering {
  const { uspList, position: _position, ...fields } = plan;
  const usps = uspList.map((heading, index) => ({ id: `usp-${index + 1}`, heading }));
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Omit<Plan, 'uspList' | 'position'>;
  return {
    ...(given as Offering),
    // On the wire a number (F9.6-1 pads it for sorting as text).
    rank: Number(subscriptionRank(plan.offeringCode)),
    ...(plan.type === 'PREPAID' ? { billingType: 'PREPAID' } : {}),
    textBlocks: usps.length > 0 ? [{ heading: texts.included, textType: ['info'], uspList: usps }] : [],
  };
}

/** Offerings of a realm, in the feed's order (P3-17..21, F3.3). Hidden ones are sent with their flag (F5.3-4). */
export function subscriptions(catalogue: Catalogue, realm: Realm): { readonly realm: Realm; readonly subscriptions: readonly Offering[] } {
  return { realm, subscriptions: catalogue.plans.filter((plan) => planSoldIn(plan, realm)).map(toOffering) };
}
