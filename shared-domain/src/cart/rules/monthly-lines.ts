import { SWITCH_MONTHS } from '../../catalogue';
import { formatMonthly, formatMonths, subtractOre, ZERO } from '../../money';
import { type CartAnswer, type CartRow, HARDWARE_TYPES, isSubscriptionType } from '../model';
import { bundleOf } from './financing-key';
import { flattenItems } from './find-item';
import { leaseMonths } from './lease-months';
import { itemPriceOf } from './realm-price';
import { isSimOnly } from './sim-only';

export interface CostLine {
  readonly label: string;
  /** '499,-/md.' */
  readonly value: string;
}

/** Label of a switch agreement (F9.3-12). */
const SWITCH_LABEL = `Svitsj i ${formatMonths(SWITCH_MONTHS)}`;

/** Labels of a lease; '{n} md.' follows, but not for a lease paid at once (F9.3-11). */
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

/** Null when the row has no line of its own. An equipment agreement is not a switch. */
function labelOf(item: CartRow, answer: CartAnswer): string | null {
  if (isSubscriptionType(item.type) || item.type === 'SERVICE') return item.name;
  const financing = HARDWARE_TYPES.has(item.type) ? bundleOf(answer, item)?.financing : null;
  if (financing?.type === 'lease') return leaseLabel(item.type, leaseMonths(financing));
  return financing?.type === 'switch' ? SWITCH_LABEL : null;
}

/** Monthly costs, one line each: plans, services, devices (F9.3-9..12). None for a sim-only cart. */
export function monthlyCostLines(answer: CartAnswer): readonly CostLine[] {
  if (isSimOnly(answer)) return [];
  return flattenItems<CartRow>(answer.cart.content).flatMap((item) => {
    const label = labelOf(item, answer);
    const { monthly } = itemPriceOf(item, answer.realm);
    if (label === null || !monthly) return [];
    return [{ label, value: formatMonthly(subtractOre(monthly, item.discount?.value.monthly ?? ZERO)) }];
  });
}
