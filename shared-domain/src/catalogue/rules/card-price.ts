import type { Realm } from '../../contracts/realm';
import { formatPrice, monthlyParts, type Ore, type PriceParts, priceParts, timesOre, toOre } from '../../money';
import type { CardItem } from '../io/list-wire';
import type { CatalogueText, FinancingOptionId, PriceCondition } from '../model';
import { financingName, isLeaseNow, isMonthly, isSwitchOption, leaseOf, priceForFinancing } from './financing';
import { amountOnList } from './flash-badge';

export interface CardPrice {
  /** Null when the price is hidden or unknown; the note says so. */
  readonly price: PriceParts | null;
  /** 'i 24 md. Fullpris 12 990,-'; an empty text when the price needs no note. */
  readonly note: CatalogueText;
  /** 'Abonnement i 12 md. Minste totalpris 18 972,-'; null for a price that asks for nothing else. */
  readonly condition: CatalogueText | null;
  /** Struck earlier full price, or null. */
  readonly before: string | null;
}

const PRICE_TO_COME: CatalogueText = { key: 'priceToCome' };

const PLAN_NEEDED: PriceCondition = { of: 'plan', total: null };

/** Months of the plan in a total with plan, where the wire names no others (F9.3-2). */
const PLAN_MONTHS = 12;

/** As the wire has it; null for a price that asks for nothing else. */
function statedCondition(item: CardItem, option: FinancingOptionId, monthly: Ore): PriceCondition | null {
  if (isSwitchOption(option)) {
    const total = item.switchPrice?.total;
    return total === undefined ? PLAN_NEEDED : { of: 'switch', total };
  }
  if (option.startsWith('ukko'))
    return { of: 'agreement', total: timesOre(monthly, Number(option.slice('ukko'.length))) };
  if (!option.startsWith('lease')) return null;
  if (option === 'leasenow') return PLAN_NEEDED;
  const lease = leaseOf(item, Number(option.slice('lease'.length)));
  if (lease?.minimumTotal !== undefined)
    return { of: 'withPlan', months: lease.planMonths ?? PLAN_MONTHS, total: lease.minimumTotal };
  return lease?.total === undefined ? PLAN_NEEDED : { of: 'device', total: lease.total };
}

/** The total of a price per month, and what else must be bought for it (F9.3-2..8). */
function conditionOf(item: CardItem, option: FinancingOptionId, monthly: Ore, realm: Realm): CatalogueText | null {
  const stated = statedCondition(item, option, monthly);
  if (stated === null) return null;
  const values = stated.of === 'plan' ? stated : { ...stated, total: amountOnList(stated.total, option, realm) };
  return { key: 'priceCondition', values };
}

/** The note on the card of a product that is not sold with the chosen financing. */
function noteWithoutPrice(option: FinancingOptionId, fullPrice: Ore | null): CatalogueText {
  if (fullPrice !== null) return { key: 'fullPrice', values: { amount: fullPrice } };
  return option.startsWith('ukko') ? { key: 'financing', values: financingName(option) } : PRICE_TO_COME;
}

/**
 * The price of a list card (F5.5-16..20). Business prices are shown without mva.; agreement prices come without it (P6-14,
 * P6-15). A hidden price is not shown, an unknown one is never 0 (P8-11).
 *
 * @param financing as chosen in the price facet, or null
 */
export function cardPrice(item: CardItem, financing: FinancingOptionId | null, realm: Realm): CardPrice {
  if (item.hidePrices) return { price: null, note: PRICE_TO_COME, condition: null, before: null };
  const option =
    financing ??
    leadingOption({
      fullPrice: item.upfrontPrice?.upfront ?? null,
      leaseMonths: item.leasePrice.filter((lease) => !isLeaseNow(lease)).map(({ duration }) => Number(duration)),
      agreementMonths: realm === 'UKKO' ? item.ukkoPrice?.duration : undefined,
    });
  const isAgreement = option.startsWith('ukko');
  const shown = (amount: Ore): Ore => amountOnList(amount, 'upfront', realm);
  const fullPrice = item.upfrontPrice && !isAgreement ? shown(item.upfrontPrice.upfront) : null;
  const amount = priceForFinancing(item, option);
  if (amount === null) return { price: null, note: noteWithoutPrice(option, fullPrice), condition: null, before: null };
  const price = amountOnList(amount, option, realm);
  const note: CatalogueText = {
    key: 'cardTerms',
    values: {
      financing: financingName(option),
      fullPrice: option.startsWith('upfront') ? null : fullPrice,
    },
  };
  const before = item.upfrontPrice?.before === undefined ? null : formatPrice(shown(item.upfrontPrice.before));
  return {
    price: isMonthly(option) ? monthlyParts(price) : priceParts(price),
    note,
    condition: conditionOf(item, option, amount, realm),
    before,
  };
}

/** Months of the lease that leads. */
const LEADING_MONTHS = 24;
/** Below this the full price leads: a small sum a month says less than what the product costs. */
const CHEAPEST_BY_MONTH: Ore = toOre(3_000);

/**
 * The way to pay that a product is shown with until the visitor chooses one, on its card and on its page: the agreement for its customers,
 * else the 24-month lease of a product that costs more, else the full price. It is the default of P4-36.
 */
export function leadingOption({
  fullPrice,
  leaseMonths,
  agreementMonths,
}: {
  /** With mva.; null: the product is not sold at once. */
  readonly fullPrice: Ore | null;
  /** Months of the leases it is sold by. */
  readonly leaseMonths: readonly number[];
  /** Months of the equipment agreement; absent for everyone else. */
  readonly agreementMonths?: string | undefined;
}): FinancingOptionId {
  if (agreementMonths !== undefined) return `ukko${agreementMonths}`;
  const isCheap = fullPrice !== null && fullPrice < CHEAPEST_BY_MONTH;
  return !isCheap && leaseMonths.includes(LEADING_MONTHS) ? `lease${LEADING_MONTHS}` : 'upfront';
}
