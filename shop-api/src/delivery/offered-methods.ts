import { firstMatch, otherwise, type Rule } from 'shared-domain/kernel';
import type { DeliveryMethodCode } from '../catalogue';

/** What is sent, to whom. */
export interface Consignment {
  readonly realm: 'b2c' | 'b2b';
  /** The goods reach the limit from which the courier costs nothing. */
  readonly isFreeExpressDelivery: boolean;
  /** A used phone: it comes from a workshop, which no courier visits and no shop receives. */
  readonly isPreownedDelivery: boolean;
  /** So small that it is sent as a letter, e.g. a SIM card. */
  readonly isLetterDelivery: boolean;
  /** Nothing is sent at all, e.g. an eSIM. */
  readonly isDigitalDelivery: boolean;
}

interface MethodFacts extends Consignment {
  readonly code: DeliveryMethodCode;
  /** There is a shop in the postcode's town. */
  readonly hasShop: boolean;
}

const FROM_THE_WORKSHOP: readonly DeliveryMethodCode[] = [
  'CARRYON_DOOR',
  'PICK_UP_POINT',
  'PICK_UP_POINT_BRING',
  'CARRYON_POST',
  'CARRYON_POST_BRING',
];

/** Whether a way of the zone is offered. Order matters: the first match wins. */
export const OFFERED_METHODS = [
  { id: 'digital', when: ({ isDigitalDelivery }) => isDigitalDelivery, then: false },
  { id: 'letter', when: ({ isLetterDelivery, code }) => isLetterDelivery && code === 'LETTER', then: true },
  { id: 'not a letter', when: ({ isLetterDelivery, code }) => isLetterDelivery || code === 'LETTER', then: false },
  {
    id: 'preowned',
    when: ({ isPreownedDelivery, code }) => isPreownedDelivery && !FROM_THE_WORKSHOP.includes(code),
    then: false,
  },
  {
    id: 'express',
    when: ({ isFreeExpressDelivery, code }) => isFreeExpressDelivery && code === 'CARRYON_EXP',
    then: false,
  },
  {
    id: 'free express',
    when: ({ isFreeExpressDelivery, code }) => !isFreeExpressDelivery && code === 'CARRYON_EXP_FREE',
    then: false,
  },
  { id: 'no shop', when: ({ hasShop, code }) => !hasShop && code === 'PICK_UP_IN_SHOP', then: false },
  { id: 'company parcel', when: ({ realm, code }) => realm === 'b2c' && code === 'BUSN_PRC', then: false },
  { id: 'evening delivery', when: ({ realm, code }) => realm === 'b2b' && code === 'HH_express', then: false },
  { id: 'offered', when: otherwise, then: true },
] as const satisfies readonly Rule<MethodFacts, boolean>[];

/** Whether a consignment can be sent one of the ways that a zone has (P7-22, F7.6-4). */
export const isOffered = (facts: MethodFacts): boolean => firstMatch<MethodFacts, boolean>(OFFERED_METHODS, facts);
