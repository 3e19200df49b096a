import { formatMonthly, formatPrice } from 'shared-domain/money';
import {
  bindingText,
  dataText,
  displayOffering,
  isGrouped,
  listPrice,
  type Offering,
  offeringName,
  orderPlans,
  planTerms,
  type SectionKind,
  sectionKindOf,
  speedText,
  subscriptionText,
} from 'shared-domain/subscription';
import { pricesTexts } from '../texts/prices-nb';

/** The columns beside the plan's name, in their order. */
export const PRICE_COLUMNS = [
  'price',
  'data',
  'speed',
  'euEea',
  'world',
  'extraSims',
  'family',
  'binding',
  'firstYear',
] as const;
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

export interface PriceRow {
  readonly offeringCode: string;
  readonly name: string;
  /** Null: does not apply to this plan. */
  readonly cells: Readonly<Record<PriceColumn, string | null>>;
  /** Struck ordinary price. */
  readonly struck: string | null;
}

export interface PriceGroup {
  readonly title: string;
  readonly rows: readonly PriceRow[];
}

function toRow(plan: Offering): PriceRow {
  const { price, struck } = displayOffering(plan);
  const terms = planTerms(plan);
  const isPrepaid = plan.billingType === 'PREPAID';
  const first = listPrice(plan).amount;
  const further = listPrice(plan, { isFamily: true }).amount;
  const data = dataText(plan);
  const speed = speedText(plan);
  return {
    offeringCode: plan.offeringCode,
    name: offeringName(plan),
    struck,
    cells: {
      price: `${price.amount}${isPrepaid ? ` ${pricesTexts.oneTime}` : price.unit}`,
      data: data && subscriptionText(data),
      speed: speed && pricesTexts.upTo(speed),
      euEea: plan.abroad?.euEea ?? null,
      world: plan.abroad?.world ?? null,
      extraSims: plan.extraSims ? pricesTexts.sims(plan.extraSims) : pricesTexts.noSims,
      family: !isPrepaid && further < first ? formatMonthly(further) : null,
      binding: bindingText(terms),
      firstYear: terms.firstYear === null ? null : formatPrice(terms.firstYear),
    },
  };
}

const KINDS: readonly SectionKind[] = ['ordinary', 'youth', 'junior', 'watch', 'broadband', 'prepaid', 'try-buy'];

/** Every plan that is sold, by whom it is for, small before large; the plans of the grouped card first. */
export function priceTable(offerings: readonly Offering[]): readonly PriceGroup[] {
  const sold = offerings.filter(({ isHidden }) => !isHidden);
  const grouped = sold
    .filter(({ offeringCode }) => isGrouped(offeringCode))
    .sort((one, other) => listPrice(one).amount - listPrice(other).amount);
  const others = orderPlans(sold);
  return [
    { title: pricesTexts.groups.grouped, rows: grouped.map(toRow) },
    ...KINDS.map((kind) => ({
      title: pricesTexts.groups[kind],
      rows: others.filter((plan) => sectionKindOf(plan) === kind).map(toRow),
    })),
  ].filter(({ rows }) => rows.length > 0);
}
