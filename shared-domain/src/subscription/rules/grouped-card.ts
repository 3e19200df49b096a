import { monthlyParts, type PriceParts } from '../../money';
import type { Offering, SubscriptionText } from '../model';
import { codePart } from './code-part';
import { displayOffering } from './display';
import { listPrice, type PriceTerms } from './list-price';
import { speedName, speedText } from './speed';

/** Code parts per slot, slowest first (F9.11-1); Max Plus shares the slot of Max (F9.11-2). */
const SLOTS = [['X_START_2025'], ['X_BASIC_2025_2'], ['X_MAX_2025', 'X_MAX_PLUS_2025']] as const;

export interface SpeedSlot {
  readonly offering: Offering;
  /** 'Høy' (F9.11-3). */
  readonly name: SubscriptionText;
  /** '250 Mbit/s', the doubled speed when there is one. */
  readonly speed: string;
  readonly price: PriceParts;
  /** The ordinary price, struck beside a lower one; else null. */
  readonly struck: string | null;
  /** The plan that the toggle of the slot selects (F9.11-2), or null. */
  readonly alternative: Offering | null;
}

export interface GroupedCard {
  readonly slots: readonly SpeedSlot[];
  /** The lowest price of the group, shown as a from-price (F2.7-1). */
  readonly from: PriceParts;
  /** 'Velg hastighet opptil 1000 Mbit/s' (F9.10-6). */
  readonly speedText: SubscriptionText;
}

export const isGrouped = (offeringCode: string): boolean =>
  SLOTS.some((parts) => parts.some((part) => part === codePart(offeringCode)));

/**
 * The '{brand} X' card (F2.7-1, F9.11): null when no plan of the group is offered.
 *
 * @param factsOf what decides the price of a plan: a customer has the family discount on some of them (F9.9-1)
 */
export function groupedCard(
  offerings: readonly Offering[],
  factsOf: (offering: Offering) => PriceTerms = () => ({}),
): GroupedCard | null {
  const amountOf = (offering: Offering) => listPrice(offering, factsOf(offering)).amount;
  const slots = SLOTS.flatMap((parts): SpeedSlot[] => {
    const [offering, alternative = null] = parts.flatMap(
      (part) => offerings.find(({ offeringCode }) => codePart(offeringCode) === part) ?? [],
    );
    if (!offering) return [];
    return [
      {
        offering,
        name: speedName(offering.dataMaxSpeed?.amount ?? 0),
        speed: speedText(offering) ?? '',
        price: monthlyParts(amountOf(offering)),
        struck: displayOffering(offering, factsOf(offering)).struck,
        alternative,
      },
    ];
  });
  const members = slots.flatMap(({ offering, alternative }) => (alternative ? [offering, alternative] : [offering]));
  const [first, ...others] = members.map(amountOf);
  if (first === undefined) return null;
  const lowest = others.reduce((least, amount) => (amount < least ? amount : least), first);
  return { slots, from: monthlyParts(lowest), speedText: { key: 'chooseSpeed' } };
}

/** Title of a slot (F9.11-2): '{brand} X Max' for both Max plans, the plan's name for others. */
export const slotTitle = ({ offering }: Pick<SpeedSlot, 'offering'>, brandName: string): string =>
  SLOTS[2].some((part) => part === codePart(offering.offeringCode)) ? `${brandName} X Max` : offering.subscriptionName;

/** Label of the toggle of a slot with an alternative (F9.11-2); null without one. */
export const alternativeText = ({ alternative }: Pick<SpeedSlot, 'alternative'>): SubscriptionText | null =>
  alternative ? { key: 'addMaxPlus' } : null;
