import { textFunction } from '../../kernel';
import { formatMonths, formatPrice, NO_BREAK_SPACE, type Ore } from '../../money';
import type { DeviceAlone, DeviceWithPlan, LegalText } from '../model';

const WITH_PLAN: Readonly<Record<DeviceWithPlan, string>> = { phone: 'telefon', tablet: 'nettbrett', router: 'ruter' };
const ALONE: Readonly<Record<DeviceAlone, string>> = { watch: 'smartklokke', smartHome: 'smarthjemprodukt' };

/** Months, dots and colons as F9.3 writes them. */
const ruleText = textFunction<LegalText>({
  deviceAndPlan: ({ device, months, total }) =>
    `Minste totalpris for ${WITH_PLAN[device]} og abonnement med ${formatMonths(months)} avtaletid: ${formatPrice(total)}.`,
  deviceAlone: ({ device, months, total }) =>
    `Totalpris for delbetaling av ${ALONE[device]}${months > 0 ? ` i ${months}${NO_BREAK_SPACE}md` : ''}: ${formatPrice(total)}.`,
  leaseAndPlan: ({ months, total }) => `Minste totalpris med ${formatMonths(months)} avtaletid: ${formatPrice(total)}.`,
  switchedPhone: ({ months, total }) => `Total telefonpris med Svitsj i ${formatMonths(months)}: ${formatPrice(total)}`,
});

/**
 * Bokmål texts of legal total prices (F9.3). That of a device alone names what it comes to with its plan too.
 *
 * @param minimum of the device and its plan; null: it has none, or it is stated elsewhere
 */
export const legalText = (text: LegalText, minimum: Ore | null = null): string =>
  text.key === 'deviceAlone' && minimum !== null
    ? `${ruleText(text)} Minste totalpris med abonnement: ${formatPrice(minimum)}.`
    : ruleText(text);

/** The total beside a price, where the whole text is elsewhere on the page: 'Minste totalpris 18 972,-'. */
export function shortLegalText(text: LegalText, minimum: Ore | null = null): string {
  const amount = formatPrice(text.values.total);
  if (text.key === 'switchedPhone') return `Total telefonpris ${amount}`;
  if (text.key !== 'deviceAlone') return `Minste totalpris ${amount}`;
  return minimum === null
    ? `Totalpris for ${ALONE[text.values.device]} ${amount}`
    : `Minste totalpris ${formatPrice(minimum)}`;
}
