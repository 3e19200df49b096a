import { formatMonths } from '../../money';
import type { FinancingName } from '../model';

const NAMES: Readonly<Record<FinancingName['kind'], string>> = {
  upfront: 'Fullpris',
  switch: 'Svitsj',
  leaseNow: 'Med avtaletid',
  lease: 'Delbetaling',
  leaseWithCommitment: 'Delbetaling',
  agreement: 'Utstyrsavtale',
};

/** 'Delbetaling 24 md.', with commitment 'Delbetaling 24 md. med bindingstid' (F5.5-20). In a file of its own: the cart names ways of paying without the other texts of the catalogue. */
export function financingText(name: FinancingName): string {
  const months = 'months' in name ? name.months : null;
  const text = months === null ? NAMES[name.kind] : `${NAMES[name.kind]} ${formatMonths(months)}`;
  return name.kind === 'leaseWithCommitment' ? `${text} med bindingstid` : text;
}
