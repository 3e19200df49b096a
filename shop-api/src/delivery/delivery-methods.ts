import { DELIVERY_NAMES } from 'shared-domain/delivery';
import type { DeliveryMethodWire } from 'shared-domain/delivery/io';
import { firstMatch, otherwise, type Rule } from 'shared-domain/kernel';
import type { DeliveryMethodCode } from '../catalogue';
import type { Database } from '../database';
import { readDestination } from './delivery-store';
import { descriptions } from './texts/nb';

/** Facts about the goods and the customer that decide how they can be delivered. */
export interface Consignment {
  readonly realm: 'b2c' | 'b2b';
  /** The goods reach the limit for a free courier. */
  readonly isFreeExpressDelivery: boolean;
  /** A pre-owned phone: sent from the workshop, without courier or collection in a shop. */
  readonly isPreownedDelivery: boolean;
  /** Fits in a letter, e.g. a SIM card. */
  readonly isLetterDelivery: boolean;
  /** Nothing is sent, e.g. an eSIM. */
  readonly isDigitalDelivery: boolean;
}

interface MethodFacts extends Consignment {
  readonly code: DeliveryMethodCode;
  /** The postcode's town has a shop. */
  readonly hasShop: boolean;
}

const FROM_THE_WORKSHOP: readonly DeliveryMethodCode[] = [
  'CARRYON_DOOR',
  'PICK_UP_POINT',
  'PICK_UP_POINT_BRING',
  'CARRYON_POST',
  'CARRYON_POST_BRING',
];

/** Whether a delivery method of the zone is offered. Order matters: the first match wins. */
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

/** Whether a zone's delivery method is offered for a consignment (P7-22, F7.6-4). */
export const isOffered = (facts: MethodFacts): boolean => firstMatch<MethodFacts, boolean>(OFFERED_METHODS, facts);

/**
 * Delivery methods for a consignment and a postcode (P7-22, F7.6-4), in the zone's order. Prices are NOK.
 *
 * @param zipCode four digits; an unknown one gives an empty list
 */
export async function deliveryMethods(
  database: Database,
  zipCode: string,
  consignment: Consignment,
): Promise<readonly DeliveryMethodWire[]> {
  const destination = await readDestination(database, zipCode);
  if (!destination) return [];
  const { zone, hasShop } = destination;
  return zone.methods
    .filter(({ code }) => isOffered({ ...consignment, code, hasShop }))
    .map(({ code, price }) => ({
      type: code,
      label: DELIVERY_NAMES[code],
      description: descriptions[code],
      // Collecting in a shop has no transport time.
      alert: code === 'PICK_UP_IN_SHOP' ? null : (zone.alert ?? null),
      price,
    }));
}
