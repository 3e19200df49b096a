import { toOre } from 'shared-domain/money';
import type { Swap } from './model';

/** A switch agreement whose phone is to be swapped, as the customer area knows it. Amounts are NOK incl. mva. */
export interface SwitchAgreement {
  readonly agreementId: string;
  /** The phone that is given back. */
  readonly name: string;
  readonly phoneNumber: string;
  readonly offeringCode: string;
  readonly monthsLeft: number;
  /** What is left to pay of the phone; due on the next invoice. */
  readonly remainingNok: number;
  /** The campaign discount that is to be paid back (F9.1-24); absent: none. */
  readonly breakageFeeNok?: number;
}

export const toSwap = ({ agreementId, name, phoneNumber, offeringCode, monthsLeft, remainingNok, breakageFeeNok = 0 }: SwitchAgreement): Swap => ({
  agreementId, name, phoneNumber, offeringCode, monthsLeft, remainingOre: toOre(remainingNok), breakageFeeOre: toOre(breakageFeeNok),
});
