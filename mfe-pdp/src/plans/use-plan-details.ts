import { useEffect, useState } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import type { Offering } from 'shared-domain/subscription';

/** The plans with all that is said of them, which the page itself leaves out; null until they are there, none when they cannot be read. */
export function usePlanDetails(realm: Realm): readonly Offering[] | null {
  const [details, setDetails] = useState<readonly Offering[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: 'calls' */ '../purchase/load-offerings')
      .then(({ loadOfferings }) => loadOfferings(realm))
      .then(
        (found) => isCurrent && setDetails(found ?? []),
        (error: unknown) => {
          reportError(error, { call: 'subscriptions' });
          if (isCurrent) setDetails([]);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [realm]);
  return details;
}
