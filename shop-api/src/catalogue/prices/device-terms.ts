import { SWITCH_MONTHS } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import {
  addOre,
  floorToKrone,
  lowerOre,
  type Ore,
  ore,
  subtractOre,
  timesOre,
  withoutVat,
  withVat,
  ZERO,
} from 'shared-domain/money';
import { LEASE_CAP } from 'shared-domain/purchase';

/** Share of the price that Svitsj charges in 24 months: the returned device is worth the remaining tenth. */
const SWITCH_SHARE = { numerator: 9, denominator: 10 } as const;

export interface DeviceTerms {
  /** The plan is bound, for which the device costs less. */
  readonly hasCommitment?: true;
  /** 0: paid upfront. */
  readonly months: number;
  readonly upfrontOre: Ore;
  /** Whole kroner as the buyer sees them: a business' without mva. */
  readonly monthlyOre: Ore;
  readonly totalOre: Ore;
}

/** numerator / denominator of an amount, to the nearest whole krone, halves up. */
const wholeKroner = (amountOre: Ore, numerator: number, denominator: number): Ore =>
  ore(Math.floor((2 * amountOre * numerator + 100 * denominator) / (200 * denominator)) * 100);

/**
 * Delbetaling without interest: the price (up to the cap) divided by the months, in whole kroner; what is above the cap is paid upfront.
 * Rounded down: what is called free of interest never costs more than the full price. A business' month is whole kroner without mva.
 */
export function leaseTerms(priceOre: Ore, months: number, realm: Realm): DeviceTerms {
  const leasedOre = lowerOre(priceOre, LEASE_CAP);
  const perMonth = (amount: Ore): Ore => floorToKrone(ore(Math.floor(amount / months)));
  const monthlyOre = realm === 'B2C' ? perMonth(leasedOre) : withVat(perMonth(withoutVat(leasedOre)));
  const upfrontOre = subtractOre(priceOre, leasedOre);
  return { months, upfrontOre, monthlyOre, totalOre: addOre(upfrontOre, timesOre(monthlyOre, months)) };
}

/** Delbetaling with commitment, for consumers: each month costs less by a discount, which is at most the amount (P3-4). */
export function committedLeaseTerms(priceOre: Ore, months: number, discountOre: Ore): DeviceTerms {
  const lease = leaseTerms(priceOre, months, 'B2C');
  const savedOre = lowerOre(discountOre, lease.monthlyOre);
  return {
    ...lease,
    hasCommitment: true,
    monthlyOre: subtractOre(lease.monthlyOre, savedOre),
    totalOre: subtractOre(lease.totalOre, timesOre(savedOre, months)),
  };
}

/** 'leasenow': the whole price upfront, with a binding plan (F5.5-19). */
export const leaseNowTerms = (priceOre: Ore): DeviceTerms => ({
  months: 0,
  upfrontOre: priceOre,
  monthlyOre: ZERO,
  totalOre: priceOre,
});

/** An equipment agreement: the whole price divided by the months, in whole kroner without mva. It has no cap. */
export function agreementTerms(priceOre: Ore, months: number): DeviceTerms {
  const monthlyOre = withVat(wholeKroner(withoutVat(priceOre), 1, months));
  return { months, upfrontOre: ZERO, monthlyOre, totalOre: timesOre(monthlyOre, months) };
}

/** Svitsj: nine tenths of the price over 24 months, nothing upfront; the device is returned. */
export function switchTerms(priceOre: Ore): DeviceTerms {
  const monthlyOre = wholeKroner(priceOre, SWITCH_SHARE.numerator, SWITCH_SHARE.denominator * SWITCH_MONTHS);
  return { months: SWITCH_MONTHS, upfrontOre: ZERO, monthlyOre, totalOre: timesOre(monthlyOre, SWITCH_MONTHS) };
}
