import { toOre, type Ore } from '../../money';
import type { FinancingOptionId, ProductListItem } from '../model';

type Priced = Pick<ProductListItem, 'upfrontPrice' | 'leasePrice' | 'switchPrice' | 'ukkoPrice'>;
type LeasePrice = Priced['leasePrice'][number];

/** The lease bought with a commitment and paid at once: duration or code 'now', or duration 0 (F5.5-19). */
export const isLeaseNow = ({ duration, code }: Pick<LeasePrice, 'duration' | 'code'>): boolean => duration === 'now' || Number(duration) === 0 || code === 'now';

export const isSwitchOption = (option: FinancingOptionId): boolean => option === 'new-switch' || option === 'existing-switch';

/** The lease of a duration in months; of several the cheapest. */
export function leaseOf(item: Priced, months: number): LeasePrice | null {
  const leases = item.leasePrice.filter((lease) => !isLeaseNow(lease) && Number(lease.duration) === months);
  return leases.reduce<LeasePrice | null>((best, lease) => (best && best.monthly <= lease.monthly ? best : lease), null);
}

/**
 * The price that a financing option is filtered and sorted by (F5.5-15..19): monthly for lease and switch, else upfront.
 *
 * @returns øre, or null when the item is not sold that way: never 0
 */
export function priceForFinancing(item: Priced, option: FinancingOptionId | null): Ore | null {
  const nok = nokForFinancing(item, option);
  return nok === undefined ? null : toOre(nok);
}

function nokForFinancing(item: Priced, option: FinancingOptionId | null): number | undefined {
  if (option === null || option.startsWith('upfront')) return item.upfrontPrice?.upfront;
  if (isSwitchOption(option)) return item.switchPrice?.monthly;
  if (option === 'leasenow') return item.leasePrice.find(isLeaseNow)?.upfront;
  if (option.startsWith('lease')) return leaseOf(item, Number(option.slice('lease'.length)))?.monthly;
  if (option.startsWith('ukko') && item.ukkoPrice?.duration === option.slice('ukko'.length)) return item.ukkoPrice.monthly;
  return undefined;
}
