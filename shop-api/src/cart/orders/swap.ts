import { toOre } from 'shared-domain/money';
import type { SwitchAgreement } from '../../customers';
import type { Swap } from './order';

/** The part of the agreement that is stored with the order. Amounts are NOK incl. VAT. */
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
