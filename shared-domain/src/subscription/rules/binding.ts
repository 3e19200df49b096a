import type { Offering } from '../model';
import { codePart } from './code-part';

/** Months that a plan is bound with commitment (F9.8, F9.12-1). */
export const COMMITMENT_MONTHS = 12;

/** The offers with 12 months' binding that may lower the price of a plan (F9.8-2, F9.8-3). */
export const BINDING_ICIMS = ['COM12PURP10', 'COM12PURP20'] as const;

export type BindingIcim = (typeof BINDING_ICIMS)[number];

/** The offer by which a plan is bought with a device that is leased with commitment: it lowers the device's price, not the plan's (P3-4, P3-12). */
export const LEASE_COMMITMENT_ICIM = 'COM12PLEAS';

/** Older MOBIL codes with a commitment offer (F9.8-2). */
const OLDER: ReadonlySet<string> = new Set(
  [
    '02GB',
    '03GB',
    '05GB',
    '06GB',
    '08GB',
    '10GB',
    '10GB_02',
    '10GB_UNG',
    '15GB',
    '15GB_02',
    '20GB',
    'X_NORMAL',
    'X_RASK',
    'X_RASK_VT',
    'X_MAX',
    'X_UNG',
  ].map((plan) => `MOBIL_${plan}`),
);

/** Codes of 2025 with a commitment offer, matched exactly (F9.8-3). */
const OF_2025: ReadonlySet<string> = new Set([
  'X_BASIC_2025_2',
  'X_MAX_2025',
  'X_MAX_PLUS_2025',
  'X_START_2025',
  'MOBIL_10GB_2025',
  'MOBIL_10GB_2025_2',
  'X_UNG_2025_2',
  'MOBIL_X_UNG_2025_2',
]);

/** Multiplier of an offering with such an icim and none of its own. */
const DEFAULT_MULTIPLIER = 0.9;

/** The icim by which a plan is bought with 12 months' binding (F9.8-2, F9.8-3); null for a plan that has no such offer. */
export function bindingIcim(offeringCode: string): BindingIcim | null {
  const part = codePart(offeringCode);
  if (OLDER.has(part)) return 'COM12PURP10';
  return OF_2025.has(part) ? 'COM12PURP20' : null;
}

/** The offer with 12 months' binding that a code is bought by (F9.8, F9.12-1): 'FJELL_X_MAX_2025.COM12PURP20' → 'COM12PURP20'; null without. */
export const bindingIcimOf = (offeringCode: string): string | null => /\.(COM12\w*)$/.exec(offeringCode)?.[1] ?? null;

/** The multiplier of the monthly price with binding (F9.8-1): the offering's own multiplier; 1 without a binding offer. */
export function commitmentMultiplier({
  offeringCode,
  icim,
  priceMultiplier,
}: Pick<Offering, 'offeringCode' | 'icim' | 'priceMultiplier'>): number {
  if (bindingIcim(offeringCode) === null) return 1;
  const isBindingIcim = icim === 'COM12PURP10' || icim === 'COM12PURP20';
  return priceMultiplier ?? (isBindingIcim ? DEFAULT_MULTIPLIER : 1);
}
