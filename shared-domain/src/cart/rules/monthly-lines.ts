import { SWITCH_MONTHS } from '../../catalogue';
import { formatMonthly, subtractOre, ZERO } from '../../money';
import { type CartAnswer, type CartRow, type CartText, HARDWARE_TYPES, isSubscriptionType } from '../model';
import { bundleOf } from './financing-key';
import { flattenItems } from './find-item';
import { leaseMonths } from './lease-months';
import { itemPriceOf } from './realm-price';
import { isSimOnly } from './sim-only';

export interface CostLine {
  readonly label: CartText;
  /** '499,-/md.' */
  readonly value: string;
}

/** Null when the row has no line of its own. An equipment agreement is not a switch. */
function labelOf(item: CartRow, answer: CartAnswer): CartText | null {
  if (isSubscriptionType(item.type) || item.type === 'SERVICE') return { key: 'own', values: { text: item.name } };
  const financing = HARDWARE_TYPES.has(item.type) ? bundleOf(answer, item)?.financing : null;
  if (financing?.type === 'lease') return { key: 'lease', values: { type: item.type, months: leaseMonths(financing) } };
  return financing?.type === 'switch' ? { key: 'switchOf', values: { months: SWITCH_MONTHS } } : null;
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
