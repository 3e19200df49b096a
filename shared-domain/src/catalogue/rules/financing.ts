import type { Ore } from '../../money';
import type { CardItem } from '../io/list-wire';
import type { CatalogueText, FinancingName, FinancingOptionId } from '../model';

type Priced = Pick<CardItem, 'upfrontPrice' | 'leasePrice' | 'switchPrice' | 'ukkoPrice'> & {
  /** The price is not public yet (P3-4). */
  readonly hidePrices?: boolean;
};
type LeasePrice = Priced['leasePrice'][number];

/** Months of a switch agreement (P9-23). */
export const SWITCH_MONTHS = 24;

/** The lease bought with a commitment and paid at once: duration or code 'now', or duration 0 (F5.5-19). */
export const isLeaseNow = ({ duration, code }: Pick<LeasePrice, 'duration' | 'code'>): boolean =>
  duration === 'now' || Number(duration) === 0 || code === 'now';

export const isSwitchOption = (option: FinancingOptionId): boolean =>
  option === 'new-switch' || option === 'existing-switch';

/** A lease with commitment, e.g. 'lease24commitment': 'lease' and the code of its price (P3-16). */
export const hasCommitment = (option: FinancingOptionId): boolean => /^lease\d+commitment$/.test(option);

/** Whether a price by the option is paid each month. Null is the full price. */
export const isMonthly = (option: FinancingOptionId | null): boolean =>
  option !== null && !option.startsWith('upfront') && option !== 'leasenow';

/** The lease with a duration in months; of several the cheapest. */
export function leaseOf(item: Priced, months: number): LeasePrice | null {
  const leases = item.leasePrice.filter((lease) => !isLeaseNow(lease) && Number(lease.duration) === months);
  return leases.reduce<LeasePrice | null>(
    (best, lease) => (best && best.monthly <= lease.monthly ? best : lease),
    null,
  );
}

function statedPrice(item: Priced, option: FinancingOptionId | null): Ore | undefined {
  if (option === null || option.startsWith('upfront')) return item.upfrontPrice?.upfront;
  if (isSwitchOption(option)) return item.switchPrice?.monthly;
  if (option === 'leasenow') return item.leasePrice.find(isLeaseNow)?.upfront;
  if (option.startsWith('lease')) return leaseOf(item, Number(option.slice('lease'.length)))?.monthly;
  return item.ukkoPrice && option === `ukko${item.ukkoPrice.duration}` ? item.ukkoPrice.monthly : undefined;
}

/**
 * The price that a financing option is filtered and sorted by (F5.5-16..19): monthly for lease, switch and agreement, else upfront.
 *
 * @returns øre, or null when the item is not sold that way or its prices are hidden: never 0
 */
export function priceForFinancing(item: Priced, option: FinancingOptionId | null): Ore | null {
  return (item.hidePrices ? undefined : statedPrice(item, option)) ?? null;
}

export interface FinancingChoice {
  readonly value: FinancingOptionId;
  readonly text: CatalogueText;
}

export interface FinancingChoiceOptions {
  /** Only these, in this order; absent: all that occur. */
  readonly configured?: readonly FinancingOptionId[];
  /** F5.5-20: for handsets only the switch plan. */
  readonly onlySwitch?: boolean;
}

const byMonthsDescending = (one: string, other: string): number => Number(other) - Number(one);

/** The name of a financing option: 'lease24' → a lease of 24 months. */
export function financingName(option: FinancingOptionId): FinancingName {
  if (option.startsWith('upfront')) return { kind: 'upfront' };
  if (isSwitchOption(option)) return { kind: 'switch' };
  if (option === 'leasenow') return { kind: 'leaseNow' };
  const [months] = /\d+/.exec(option) ?? [null];
  return { kind: option.startsWith('ukko') ? 'agreement' : 'lease', months: months === null ? null : Number(months) };
}

export const toFinancingChoice = (value: FinancingOptionId): FinancingChoice => ({
  value,
  text: { key: 'financing', values: financingName(value) },
});

/**
 * The way of paying by which a list shows, filters and sorts its prices: the chosen one, else the only one that is offered. Null: each card shows
 * the one that its product leads with, and the list goes by the full price that each of them shows (F5.5-16).
 */
export const listFinancing = (
  offered: readonly FinancingOptionId[],
  chosen: FinancingOptionId | null,
): FinancingOptionId | null => chosen ?? (offered.length === 1 ? (offered[0] ?? null) : null);

/** Financing options that the price facet offers (F5.5-20): those that some product of the list is sold by. */
export function financingChoices(
  items: readonly (Pick<CardItem, 'upfrontPrice' | 'leasePrice' | 'switchPrice' | 'ukkoPrice'> & {
    readonly type: string;
  })[],
  { configured, onlySwitch = false }: FinancingChoiceOptions = {},
): readonly FinancingChoice[] {
  const leases = items.flatMap((item) => item.leasePrice);
  const months = [...new Set(leases.filter((lease) => !isLeaseNow(lease)).map((lease) => lease.duration))].sort(
    byMonthsDescending,
  );
  const ukko = [...new Set(items.flatMap((item) => (item.ukkoPrice ? [item.ukkoPrice.duration] : [])))].sort(
    byMonthsDescending,
  );
  const all = [
    ...(items.some((item) => item.upfrontPrice) ? ['upfront'] : []),
    ...ukko.map((duration) => `ukko${duration}`),
    ...months.map((duration) => `lease${duration}`),
    ...(leases.some(isLeaseNow) ? ['leasenow'] : []),
    ...(items.some((item) => item.switchPrice) ? ['new-switch'] : []),
  ];
  const isHandsetList =
    items.some(({ type }) => type === 'HANDSET') && items.every(({ type }) => type.startsWith('HANDSET'));
  const offered = onlySwitch && isHandsetList ? all.filter((value) => value === 'new-switch') : all;
  const limited = configured ? configured.filter((value) => offered.includes(value)) : offered;
  return limited.map(toFinancingChoice);
}
