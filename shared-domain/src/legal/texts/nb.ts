import { textFunction } from '../../kernel';
import { formatMonths, formatPrice, NO_BREAK_SPACE } from '../../money';
import type { DeviceAlone, DeviceWithPlan, LegalText } from '../model';

const WITH_PLAN: Readonly<Record<DeviceWithPlan, string>> = { phone: 'telefon', tablet: 'nettbrett', router: 'ruter' };
const ALONE: Readonly<Record<DeviceAlone, string>> = { watch: 'smartklokke', smartHome: 'Smarthjem produkt' };

/** Bokmål texts of legal total prices: months, dots and colons as F9.3 writes them. */
export const legalText = textFunction<LegalText>({
  deviceAndPlan: ({ device, total }) =>
    `Minste totalpris for ${WITH_PLAN[device]} og abonnement med ${formatMonths(12)} avtaletid: ${formatPrice(total)}.`,
  deviceAlone: ({ device, months, total }) =>
    `Totalpris for delbetaling av ${ALONE[device]}${months > 0 ? ` i ${months}${NO_BREAK_SPACE}md` : ''}: ${formatPrice(total)}.`,
  leaseAndPlan: ({ months, total }) => `Minste totalpris med ${formatMonths(months)} avtaletid: ${formatPrice(total)}.`,
  switchedPhone: ({ months, total }) => `Total telefonpris med Svitsj i ${formatMonths(months)}: ${formatPrice(total)}`,
});

/** The same total beside a price, where the whole text stands elsewhere on the page: 'Minste totalpris 18 972,-'. */
export const shortLegalText = (text: LegalText): string => {
  const amount = formatPrice(text.values.total);
  if (text.key === 'deviceAlone') return `Totalpris for ${ALONE[text.values.device]} ${amount}`;
  return `${text.key === 'switchedPhone' ? 'Total telefonpris' : 'Minste totalpris'} ${amount}`;
};
