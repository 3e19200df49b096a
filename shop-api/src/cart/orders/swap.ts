import { ZERO } from 'shared-domain/money';
import type { SwitchAgreement } from '../../customers';
import type { Swap } from './order';

/** The part of the agreement that is stored with the order. */
export type SwappedAgreement = Omit<SwitchAgreement, 'monthlyOre'>;

export const toSwap = ({
  agreementId,
  name,
  phoneNumber,
  offeringCode,
  monthsLeft,
  remainingOre,
  breakageFeeOre = ZERO,
}: SwappedAgreement): Swap => ({
  agreementId,
  name,
  phoneNumber,
  offeringCode,
  monthsLeft,
  remainingOre,
  breakageFeeOre,
});
