import { NO_BREAK_SPACE } from '../../money';
import type { Offering, PlanText } from '../model';
import { codePart } from './code-part';
import { dataText } from './data-text';
import { speedText } from './speed';

type Named = Pick<
  Offering,
  | 'isDataUnlimited'
  | 'dataIncluded'
  | 'doubleData'
  | 'subscriptionName'
  | 'subscriptionShortname'
  | 'dataMaxSpeed'
  | 'doubleSpeed'
>;
type Titled = Named & Pick<Offering, 'offeringCode' | 'overrideSubscriptionTitle' | 'isBarnSubscription'>;

const noBreak = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);

const own = (text: string): PlanText => ({ key: 'own', values: { text: noBreak(text) } });

/** The headline (F9.5-2, F9.5-3, F9.5-5); a title of the plan's own wins. */
export function offeringTitle(offering: Titled): PlanText {
  if (offering.overrideSubscriptionTitle) return own(offering.overrideSubscriptionTitle);
  if (offering.isBarnSubscription)
    return { key: codePart(offering.offeringCode) === 'JUNIOR_KLOKKE_01GB' ? 'juniorWatch' : 'junior' };
  return dataText(offering) ?? own(offering.subscriptionName);
}

/** '10 GB', with any doubling; null without an amount. */
function amountOfData({ dataIncluded, doubleData }: Named): string | null {
  return dataIncluded ? `${doubleData ?? dataIncluded.amount}${NO_BREAK_SPACE}${dataIncluded.unit}` : null;
}

/** The name: short name and speed of an unlimited plan, short name and data of another (F9.5-2). */
export function offeringName(offering: Named): string {
  const { subscriptionShortname } = offering;
  const detail = offering.isDataUnlimited ? speedText(offering) : amountOfData(offering);
  // A short name that contains the amount ('Fjell 10 GB') does not get it twice.
  return !detail || noBreak(subscriptionShortname).includes(noBreak(detail))
    ? subscriptionShortname
    : `${subscriptionShortname} ${noBreak(detail)}`;
}

/** The name in a purchase: the plan's own; one that is named by its data has another name with twice as much (P6-16, F9.7-1). */
export const planName = (offering: Named): string =>
  offering.doubleData === undefined ? offering.subscriptionName : offeringName(offering);
