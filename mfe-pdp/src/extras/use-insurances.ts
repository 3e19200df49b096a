import { useEffect, useState } from 'react';
import { type Insurance, type InsuranceLookup, offeredInsurances } from 'shared-domain/purchase';
import { fetchInsurances } from 'shared-domain/purchase/io';

interface Found {
  readonly lookup: string;
  readonly insurances: readonly Insurance[];
}

/**
 * The insurances to choose from (P3-31, P7-5); null while they are on their way. Empty where there are none, where there is nothing to
 * look up, and after a failure, which is logged (P8-16).
 */
export function useInsurances({
  lookup,
  isNeeded,
  isScreenCovered,
}: {
  readonly lookup: InsuranceLookup | null;
  readonly isNeeded: boolean;
  /** The screen is insured without one of them (P9-21). */
  readonly isScreenCovered: boolean;
}): readonly Insurance[] | null {
  const [found, setFound] = useState<Found | null>(null);
  // The page makes a new object of the same lookup each time it is drawn.
  const key = lookup && JSON.stringify(lookup);
  useEffect(() => {
    if (!isNeeded || key === null) return undefined;
    let isCurrent = true;
    void loadInsurances(JSON.parse(key) as InsuranceLookup).then((insurances) => {
      if (isCurrent) setFound({ lookup: key, insurances });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, isNeeded]);
  if (key === null) return [];
  return found?.lookup === key ? offeredInsurances(found.insurances, isScreenCovered) : null;
}

type Answer = Promise<readonly Insurance[]>;

/** The last lookup: its answer is there when the dialog opens. */
let latest: { readonly key: string; readonly answer: Answer } | null = null;

/** The insurances of a device with a plan (P7-5), fetched once for each lookup. A lookup that found none is asked again the next time. */
export function loadInsurances(lookup: InsuranceLookup): Answer {
  const key = JSON.stringify(lookup);
  if (latest?.key === key) return latest.answer;
  const answer = fetchInsurances(lookup);
  const kept = { key, answer };
  latest = kept;
  void answer.then(({ length }) => {
    if (length === 0 && latest === kept) latest = null;
  });
  return answer;
}
