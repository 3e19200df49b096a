import { codePart } from './code-part';

/** What a plan's code alone tells of it. */
export interface CodeFacts {
  readonly offeringCode: string;
  readonly subscriptionName: string;
  readonly subscriptionShortname: string;
  readonly isBarnSubscription: boolean;
  readonly isDataUnlimited: boolean;
  readonly dataIncluded?: { readonly amount: number; readonly unit: string };
}

/** A plan that is no longer in the catalogue, as far as its code tells (F9.4): enough for a title. */
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
