import { type Ore, toOre } from 'shared-domain/money';

/** A running Svitsj agreement of this system's books. Its phone may be swapped (P1-20). Amounts include VAT. */
export interface SwitchAgreement {
  readonly agreementId: string;
  /** The device that is swapped (P3-29). */
  readonly name: string;
  /** Number whose subscription the agreement belongs to, eight digits. */
  readonly phoneNumber: string;
  /** Plan of that subscription. */
  readonly offeringCode: string;
  readonly monthlyOre: Ore;
  readonly monthsLeft: number;
  /** Sum of the remaining months. */
  readonly remainingOre: Ore;
  /** Campaign discount to pay back (F9.1-24); absent: none. */
  readonly breakageFeeOre?: Ore;
}

/** By the customer's own number. */
const AGREEMENTS: Readonly<Record<string, readonly SwitchAgreement[]>> = {
  '99234567': [
    {
      agreementId: 'SV-2048811',
      name: 'Samsung Galaxy S24',
      phoneNumber: '99234567',
      offeringCode: 'FJELL_X_MAX_2025',
      monthlyOre: toOre(375),
      monthsLeft: 7,
      remainingOre: toOre(2625),
    },
    {
      agreementId: 'SV-2051307',
      name: 'iPhone 15',
      phoneNumber: '99345678',
      offeringCode: 'FJELL_MOBIL_10GB_2025_2',
      monthlyOre: toOre(412),
      monthsLeft: 11,
      remainingOre: toOre(4532),
      breakageFeeOre: toOre(990),
    },
  ],
};

/** @param phoneNumber the customer's own, without country code; an agreement may belong to another number of the same customer */
export const switchAgreementsOf = (phoneNumber: string): readonly SwitchAgreement[] => AGREEMENTS[phoneNumber] ?? [];
