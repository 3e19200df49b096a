import type { Ore } from '../../money';
import type { CardItem } from '../io/list-wire';
import type { FinancingOptionId } from '../model';

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
