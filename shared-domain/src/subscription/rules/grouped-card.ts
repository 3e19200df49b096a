import { monthlyParts, NO_BREAK_SPACE, type PriceParts } from '../../money';
import type { Offering } from '../model';
import { codePart } from './code-part';
import { listPrice, type ListPriceFacts } from './list-price';
import { speedName } from './speed';

/** F9.11-1, slowest first. Max Plus shares the slot of Max (F9.11-2). */
const SLOTS = ['X_START_2025', 'X_BASIC_2025_2', 'X_MAX_2025'] as const;
const MAX_PLUS = 'X_MAX_PLUS_2025';

export interface SpeedSlot {
  readonly offering: Offering;
  /** 'Høy' (F9.11-3). */
  readonly name: string;
  /** '250 Mbit/s' */
  readonly speed: string;
  readonly price: PriceParts;
  /** The plan behind 'Legg til Max Pluss', or null. */
  readonly alternative: Offering | null;
}

export interface GroupedCard {
  readonly slots: readonly SpeedSlot[];
  /** The lowest price of the group, shown after 'Fra ' (F2.7-1). */
  readonly from: PriceParts;
  /** 'Velg hastighet opptil 1000 Mbit/s' (F9.10-6). */
  readonly speedText: string;
}

export const isGrouped = (offeringCode: string): boolean => [...SLOTS, MAX_PLUS].some((part) => part === codePart(offeringCode));

/** The '{brand} X' card (F2.7-1, F9.11): null when no plan of the group is offered. */
export function groupedCard(offerings: readonly Offering[], facts: ListPriceFacts = {}): GroupedCard | null {
  const find = (part: string): Offering | null => offerings.find(({ offeringCode }) => codePart(offeringCode) === part) ?? null;
  const members = SLOTS.flatMap((part) => find(part) ?? []);
  if (members.length === 0) return null;
  const slots = members.map((offering): SpeedSlot => {
    const mbit = offering.dataMaxSpeed?.amount ?? 0;
    return {
      offering,
      name: speedName(mbit),
      speed: `${mbit}${NO_BREAK_SPACE}${offering.dataMaxSpeed?.unit ?? 'Mbit/s'}`,
      price: monthlyParts(listPrice(offering, facts).amount),
      alternative: codePart(offering.offeringCode) === 'X_MAX_2025' ? find(MAX_PLUS) : null,
    };
  });
  const lowest = members.map((offering) => listPrice(offering, facts).amount).reduce((least, amount) => (amount < least ? amount : least));
  return { slots, from: monthlyParts(lowest), speedText: `Velg hastighet opptil 1000${NO_BREAK_SPACE}Mbit/s` };
}
