import { type Financing, leaseMonths } from '../../cart';
import { SWITCH_MONTHS } from '../../catalogue';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import { addOre, formatMonths, formatPrice, type Ore, timesOre } from '../../money';

/** A device bought with a plan, on the product page or in the cart. */
export interface TotalPriceFacts {
  /** Type of the device. */
  readonly type: string;
  readonly financing: Financing;
  /** All that is paid for the device; null where it is not known: then no text may state it. */
  readonly deviceTotal: Ore | null;
  /** Null where the device has no monthly price. */
  readonly deviceMonthly: Ore | null;
  /** The plan each month, discounts taken off. */
  readonly planMonthly: Ore;
}

type TextOf = (facts: TotalPriceFacts) => string | null;

/** 12 months of the plan, also with a 24-month lease: as written (F9.3-2). */
const withPlan =
  (head: (facts: TotalPriceFacts) => string): TextOf =>
  (facts) =>
    facts.deviceTotal === null
      ? null
      : `${head(facts)}: ${formatPrice(addOre(facts.deviceTotal, timesOre(facts.planMonthly, 12)))}.`;
const withPlanOf = (thing: string): TextOf =>
  withPlan(() => `Minste totalpris for ${thing} og abonnement med ${formatMonths(12)} avtaletid`);
const ofDevice =
  (thing: string): TextOf =>
  ({ deviceTotal }) =>
    deviceTotal === null
      ? null
      : `Totalpris for delbetaling av ${thing} i ${formatMonths(12).slice(0, -1)}: ${formatPrice(deviceTotal)}.`;

const isLeased =
  (...types: readonly string[]) =>
  ({ type, financing }: TotalPriceFacts): boolean =>
    financing.type === 'lease' && types.includes(type);

/** F9.3-2..8; the first match wins. Only lease and switch have a text: an upfront price and an equipment agreement say all. */
export const TOTAL_PRICE_TEXTS = [
  { id: 'F9.3-2', when: isLeased('HANDSET', 'HANDSET-PREOWNED'), then: withPlanOf('telefon') },
  { id: 'F9.3-3', when: isLeased('TABLET'), then: withPlanOf('nettbrett') },
  { id: 'F9.3-4', when: isLeased('MODEM'), then: withPlanOf('ruter') },
  { id: 'F9.3-5', when: isLeased('WEARABLE'), then: ofDevice('smartklokke') },
  { id: 'F9.3-6', when: isLeased('CONNECTED_DEVICE'), then: ofDevice('Smarthjem produkt') },
  {
    id: 'F9.3-7',
    when: ({ financing }) => financing.type === 'lease',
    then: withPlan(({ financing }) => `Minste totalpris med ${formatMonths(leaseMonths(financing))} avtaletid`),
  },
  {
    id: 'F9.3-8',
    when: ({ financing }) => financing.type === 'switch',
    then: ({ deviceMonthly }) =>
      deviceMonthly === null
        ? null
        : `Total telefonpris med Svitsj i ${formatMonths(SWITCH_MONTHS)}: ${formatPrice(timesOre(deviceMonthly, SWITCH_MONTHS))}`,
  },
  { id: 'F9.3-1', when: otherwise, then: () => null },
] as const satisfies readonly Rule<TotalPriceFacts, TextOf>[];

/** The legally required total price (F9.3-1..8); null when there is none to state, or a price that it needs is missing: never 0. */
export const totalPriceText = (facts: TotalPriceFacts): string | null =>
  firstMatch<TotalPriceFacts, TextOf>(TOTAL_PRICE_TEXTS, facts)(facts);
