import { firstMatch, otherwise, type Rule } from '../../kernel';
import { addOre, formatMonths, formatPrice, timesOre, type Ore } from '../../money';

/** A device bought with a plan, on the product page or in the cart. */
export interface TotalPriceFacts {
  /** Type of the device. */
  readonly type: string;
  readonly financing: { readonly type: string; readonly code?: string | undefined; readonly duration?: number | string | undefined };
  /** All that is paid for the device. */
  readonly deviceTotal: Ore;
  readonly deviceMonthly: Ore;
  /** The plan each month, discounts taken off. */
  readonly planMonthly: Ore;
}

type TextOf = (facts: TotalPriceFacts) => string;

/** 12 months of the plan, also with a 24-month lease: as written (F9.3-2). */
const withPlan = ({ deviceTotal, planMonthly }: TotalPriceFacts): string => formatPrice(addOre(deviceTotal, timesOre(planMonthly, 12)));
const withPlanOf =
  (thing: string): TextOf =>
  (facts) => `Minste totalpris for ${thing} og abonnement med ${formatMonths(12)} avtaletid: ${withPlan(facts)}.`;
const ofDevice =
  (thing: string): TextOf =>
  ({ deviceTotal }) => `Totalpris for delbetaling av ${thing} i ${formatMonths(12).slice(0, -1)}: ${formatPrice(deviceTotal)}.`;

function agreementMonths({ financing }: TotalPriceFacts): number {
  const { code, duration } = financing;
  return code === 'now' || duration === 'now' ? 0 : Number(duration ?? 0);
}

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
    then: (facts) => `Minste totalpris med ${formatMonths(agreementMonths(facts))} avtaletid: ${withPlan(facts)}.`,
  },
  {
    id: 'F9.3-8',
    when: ({ financing }) => financing.type === 'switch',
    then: ({ deviceMonthly }) => `Total telefonpris med Svitsj i ${formatMonths(24)}: ${formatPrice(timesOre(deviceMonthly, 24))}`,
  },
  { id: 'F9.3-1', when: otherwise, then: () => null },
] as const satisfies readonly Rule<TotalPriceFacts, (facts: TotalPriceFacts) => string | null>[];

/** The legally required total price (F9.3-1..8), or null when there is none to state. */
export const totalPriceText = (facts: TotalPriceFacts): string | null =>
  firstMatch<TotalPriceFacts, (facts: TotalPriceFacts) => string | null>(TOTAL_PRICE_TEXTS, facts)(facts);
