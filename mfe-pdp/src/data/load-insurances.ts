import type { Insurance, InsuranceLookup } from 'shared-domain/purchase';
import { fetchInsurances } from 'shared-domain/purchase/io';

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
