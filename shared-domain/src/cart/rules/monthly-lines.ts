import { formatMonthly, formatMonths, subtractOre, toOre, type Ore } from '../../money';
import { HARDWARE_TYPES, isSubscriptionType, type CartAnswer, type CartRow } from '../model';
import { bundleOf } from './financing-key';
import { flattenItems } from './find-item';
import { itemPriceOf } from './realm-price';
import { isSimOnly } from './sim-only';

export interface CostLine {
  readonly label: string;
  /** '499,-/md.' */
  readonly value: string;
}

/** F9.3-11; '{n} md.' follows, but not for a lease paid at once. */
const LEASE_LABELS: Readonly<Record<string, string>> = {
  HANDSET: 'Delbetaling telefon',
  'HANDSET-PREOWNED': 'Delbetaling telefon',
  WEARABLE: 'Delbetaling smartklokke',
  CONNECTED_DEVICE: 'Delbetaling av Smarthjem produkt',
  TABLET: 'Delbetaling nettbrett',
  MODEM: 'Delbetaling ruter',
};

export function leaseLabel(type: string, duration: number | string | undefined): string {
  const label = LEASE_LABELS[type] ?? 'Delbetaling produkt';
  const months = Number(duration);
  return months > 0 ? `${label} ${formatMonths(months)}` : label;
}

function labelOf(item: CartRow, answer: CartAnswer): string {
  if (isSubscriptionType(item.type) || item.type === 'SERVICE') return item.name;
  const financing = bundleOf(answer, item)?.financing;
  if (financing?.type === 'lease') return leaseLabel(item.type, financing.duration ?? item.leaseMonths);
  return `Svitsj i ${formatMonths(24)}`;
}

/** What is paid each month, one line each: plans, services, devices (F9.3-9..12). None for a sim-only cart. */
export function monthlyCostLines(answer: CartAnswer): readonly CostLine[] {
  if (isSimOnly(answer)) return [];
  return flattenItems<CartRow>(answer.cart.content).flatMap((item) => {
    const isShown = isSubscriptionType(item.type) || item.type === 'SERVICE' || HARDWARE_TYPES.has(item.type);
    const { monthly } = itemPriceOf(item, answer.realm);
    if (!isShown || monthly === undefined || monthly === 0) return [];
    const value: Ore = subtractOre(monthly, toOre(item.discount?.value.monthly ?? 0));
    return [{ label: labelOf(item, answer), value: formatMonthly(value) }];
  });
}
