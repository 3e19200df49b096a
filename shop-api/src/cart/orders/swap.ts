import { toOre } from 'shared-domain/money';
import type { SwitchAgreement } from '../../customers';
import type { Swap } from './order';

/** What the order keeps of the agreement whose phone is swapped. Amounts are NOK incl. mva. */
export type SwappedAgreement = Omit<SwitchAgreement, 'monthlyNok'>;

export const toSwap = ({
  agreementId,
  name,
  phoneNumber,
  offeringCode,
  monthsLeft,
  remainingNok,
  breakageFeeNok = 0,
}: SwappedAgreement): Swap => ({
  agreementId,
  name,
  phoneNumber,
  offeringCode,
  monthsLeft,
  remainingOre: toOre(remainingNok),
  breakageFeeOre: toOre(breakageFeeNok),
});
