import { formatMonths } from '../../money';
import type { FinancingName, FinancingOptionId } from '../model';
import { financingName, hasCommitment } from '../rules/financing';

const NAMES: Readonly<Record<FinancingName['kind'], string>> = {
  upfront: 'Fullpris',
  switch: 'Svitsj',
  leaseNow: 'Med avtaletid',
  lease: 'Delbetaling',
  agreement: 'Utstyrsavtale',
};

/** 'Delbetaling 24 md.' (F5.5-20). In a file of its own: the cart names ways of paying without the other texts of the catalogue. */
export function financingText(name: FinancingName): string {
  const months = 'months' in name ? name.months : null;
  return months === null ? NAMES[name.kind] : `${NAMES[name.kind]} ${formatMonths(months)}`;
}

/** The name of an option that is chosen: also 'Delbetaling 24 md. med bindingstid', which no list has (P3-16). */
export const optionText = (option: FinancingOptionId): string =>
  `${financingText(financingName(option))}${hasCommitment(option) ? ' med bindingstid' : ''}`;
