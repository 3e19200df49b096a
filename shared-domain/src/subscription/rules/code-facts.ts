import { codePart } from './code-part';

/** Facts that can be read from a plan's code alone. */
export interface CodeFacts {
  readonly offeringCode: string;
  readonly subscriptionName: string;
  readonly subscriptionShortname: string;
  readonly isBarnSubscription: boolean;
  readonly isDataUnlimited: boolean;
  readonly dataIncluded?: { readonly amount: number; readonly unit: string };
}

/** Facts of a plan that is no longer sold, read from its code (F9.4): enough for a title. */
export function factsOfCode(offeringCode: string): CodeFacts {
  const part = codePart(offeringCode);
  const gigabytes = /(\d+)GB/.exec(part)?.[1];
  return {
    offeringCode,
    subscriptionName: part,
    subscriptionShortname: part,
    isBarnSubscription: /^(JUNIOR|SMART_BARN)_/.test(part),
    isDataUnlimited: /^(MOBIL_)?X_/.test(part),
    ...(gigabytes !== undefined && { dataIncluded: { amount: Number(gigabytes), unit: 'GB' } }),
  };
}
