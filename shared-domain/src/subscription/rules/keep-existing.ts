import type { SubscriptionText } from '../model';
import { withIcim } from './code-part';

/** Plan code of a customer who keeps the current plan (P4-52, P9-23). */
export const KEEP_EXISTING_CODE = 'keepExisting.KEEP';

export const isKeepExisting = (offeringCode: string): boolean => offeringCode === KEEP_EXISTING_CODE;

export interface KeepExisting {
  readonly offeringCode: typeof KEEP_EXISTING_CODE;
  readonly text: SubscriptionText;
}

/** The choice to keep the current plan while a consumer swaps a phone (P4-52, P6-13); else null. */
export function keepExistingChoice({
  isReSwitch,
  realm,
  brandName,
}: {
  readonly isReSwitch: boolean;
  readonly realm: 'B2C' | 'B2B' | 'UKKO';
  readonly brandName: string;
}): KeepExisting | null {
  if (!isReSwitch || realm !== 'B2C') return null;
  return { offeringCode: KEEP_EXISTING_CODE, text: { key: 'keepExisting', values: { brandName } } };
}

/** Plan code of an insurance lookup (P7-18, F7.4-1): '{offeringCode}.{icim or REGULAR}', for a kept plan '{default code}.REGULAR'. */
export const insuranceOfferingCode = ({
  offeringCode,
  icim,
  defaultCode,
}: {
  /** The chosen plan, or KEEP_EXISTING_CODE. */
  readonly offeringCode: string;
  readonly icim?: string | undefined;
  /** The default code of the financing option, else the shop's (P9-33). */
  readonly defaultCode: string;
}): string => (isKeepExisting(offeringCode) ? withIcim(defaultCode) : withIcim(offeringCode, icim));
