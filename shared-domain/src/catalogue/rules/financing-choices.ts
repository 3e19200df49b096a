import { NO_BREAK_SPACE } from '../../money';
import type { FinancingOptionId, ProductListItem } from '../model';
import { isLeaseNow } from './financing-price';

export interface FinancingChoice {
  readonly value: FinancingOptionId;
  readonly label: string;
}

export interface FinancingChoiceOptions {
  /** Only these, in this order; absent: all that occur. */
  readonly configured?: readonly FinancingOptionId[];
  /** F5.5-20: for handsets only the switch plan. */
  readonly onlySwitch?: boolean;
}

const byMonthsDescending = (one: string, other: string): number => Number(other) - Number(one);

/** 'lease24' → 'Delbetaling 24 md.' */
export function financingLabel(option: FinancingOptionId): string {
  if (option.startsWith('upfront')) return 'Fullpris';
  if (option === 'new-switch' || option === 'existing-switch') return 'Svitsj';
  if (option === 'leasenow') return 'Med avtaletid';
  const [months] = /\d+$/.exec(option) ?? [null];
  const name = option.startsWith('ukko') ? 'Utstyrsavtale' : 'Delbetaling';
  return months ? `${name} ${months}${NO_BREAK_SPACE}md.` : name;
}

/** Financing options that the price facet offers (F5.5-20): those that some product of the list is sold by. */
export function financingChoices(
  items: readonly ProductListItem[],
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
  const isHandsetList = items.every((item) => item.type === 'HANDSET');
  const offered = onlySwitch && isHandsetList ? all.filter((value) => value === 'new-switch') : all;
  const limited = configured ? configured.filter((value) => offered.includes(value)) : offered;
  return limited.map((value) => ({ value, label: financingLabel(value) }));
}
