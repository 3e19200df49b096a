import { useEffect, useState } from 'react';
import { reportError } from 'shared-domain/runtime/error-report';
import type { Offering } from 'shared-domain/subscription';
import { useRealm } from '../purchase/use-realm';

/** The plans with all that is said of them, which the page itself leaves out; null until they are there, none when they cannot be read. */
export function usePlanDetails(): readonly Offering[] | null {
  const realm = useRealm();
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
