import { formatMonthly, formatPrice, monthlyParts, NO_BREAK_SPACE, priceParts, toOre, type PriceParts } from '../../money';
import type { Offering } from '../model';
import { codePart } from './code-part';
import { listPrice, type ListPriceFacts } from './list-price';
import { speedText } from './speed';

/** How a plan presents itself on cards and in lists. */
export interface OfferingDisplay {
  /** 'Ubegrenset data', '10 GB', 'Junior': the headline (F9.5-2, F9.5-3). */
  readonly title: string;
  /** 'Fjell X Basic 250 Mbit/s', 'Fjell 10 GB' (F9.5-2). */
  readonly name: string;
  readonly price: PriceParts;
  /** Struck ordinary price, or null (F9.5-4, F9.10-3). */
  readonly struck: string | null;
  /** '329,-/md. etter 12 md.', 'i 2 måneder' or '' (F9.5-4, F9.5-6). Prepaid plans have none (F9.5-1). */
  readonly note: string;
}

const noBreak = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);

/** The headline (F9.5-2, F9.5-3, F9.5-5); an own title of the catalogue wins. */
export function offeringTitle(offering: Offering): string {
  const { overrideSubscriptionTitle, isDataUnlimited, dataIncluded, subscriptionName } = offering;
  if (overrideSubscriptionTitle) return noBreak(overrideSubscriptionTitle);
  if (offering.isBarnSubscription) return noBreak(codePart(offering.offeringCode) === 'JUNIOR_KLOKKE_01GB' ? 'Barneklokke-abonnement' : 'Junior');
  if (isDataUnlimited) return noBreak('Ubegrenset data');
  return noBreak(dataIncluded ? `${dataIncluded.amount} ${dataIncluded.unit}` : subscriptionName);
}

/** The name: short name and speed of an unlimited plan, short name and data of another (F9.5-2). */
export function offeringName(offering: Offering): string {
  const { subscriptionShortname, isDataUnlimited, dataIncluded } = offering;
  const detail = isDataUnlimited ? speedText(offering) : dataIncluded && `${offering.doubleData ?? dataIncluded.amount} ${dataIncluded.unit}`;
  // A short name that already says how much ('Fjell 10 GB') is not told twice.
  return !detail || noBreak(subscriptionShortname).includes(noBreak(detail)) ? subscriptionShortname : `${subscriptionShortname} ${noBreak(detail)}`;
}

function noteOf({ isTryBuySubscription, firstYearDiscountAmount, monthlyOfferingPrice }: Offering, isPrepaid: boolean): string {
  if (isPrepaid) return '';
  if (isTryBuySubscription) return noBreak('i 2 måneder');
  return firstYearDiscountAmount ? `${formatMonthly(toOre(monthlyOfferingPrice))} etter ${noBreak('12 md.')}` : '';
}

/** Title, name and price of a plan (F9.5-1..6, F9.10). */
export function displayOffering(offering: Offering, facts: ListPriceFacts = {}): OfferingDisplay {
  const { amount, isPrepaid, struck } = listPrice(offering, facts);
  return {
    title: offeringTitle(offering),
    name: offeringName(offering),
    price: isPrepaid ? priceParts(amount) : monthlyParts(amount),
    struck: struck === null ? null : formatPrice(struck),
    note: noteOf(offering, isPrepaid),
  };
}
