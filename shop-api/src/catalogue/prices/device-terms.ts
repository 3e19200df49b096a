import { SWITCH_MONTHS } from 'shared-domain/catalogue';

/** A lease is never for more than this; the rest is paid at once (P5-4, P9-22). */
export const LEASE_CAP_ORE = 3_000_000;
/** Of a device's price, what Svitsj takes in 24 months: the tenth that the returned device is worth is not paid. */
const SWITCH_SHARE = { numerator: 9, denominator: 10 } as const;

export interface DeviceTerms {
  /** 0: paid at once. */
  readonly months: number;
  readonly upfrontOre: number;
  /** Whole kroner. */
  readonly monthlyOre: number;
  readonly totalOre: number;
}

/** numerator / denominator of an amount, to the nearest whole krone, halves up. */
const wholeKroner = (amountOre: number, numerator: number, denominator: number): number =>
  Math.floor((2 * amountOre * numerator + 100 * denominator) / (200 * denominator)) * 100;

/** Delbetaling without interest: the price (up to the cap) by months, in whole kroner; what is above the cap is paid at once. */
export function leaseTerms(priceOre: number, months: number): DeviceTerms {
  const leasedOre = Math.min(priceOre, LEASE_CAP_ORE);
  const monthlyOre = wholeKroner(leasedOre, 1, months);
  const upfrontOre = priceOre - leasedOre;
  return { months, upfrontOre, monthlyOre, totalOre: upfrontOre + monthlyOre * months };
}

/** 'leasenow': with a plan's commitment, and the whole price at once (F5.5-19). */
export const leaseNowTerms = (priceOre: number): DeviceTerms => ({ months: 0, upfrontOre: priceOre, monthlyOre: 0, totalOre: priceOre });

/** An equipment agreement: the whole price by months, in whole kroner. The cap of a lease is a consumer's. */
export function agreementTerms(priceOre: number, months: number): DeviceTerms {
  const monthlyOre = wholeKroner(priceOre, 1, months);
  return { months, upfrontOre: 0, monthlyOre, totalOre: monthlyOre * months };
}

/** Svitsj: nine tenths of the price over 24 months, the device goes back. Nothing at once. */
export function switchTerms(priceOre: number): DeviceTerms {
  const monthlyOre = wholeKroner(priceOre, SWITCH_SHARE.numerator, SWITCH_SHARE.denominator * SWITCH_MONTHS);
  return { months: SWITCH_MONTHS, upfrontOre: 0, monthlyOre, totalOre: monthlyOre * SWITCH_MONTHS };
}
