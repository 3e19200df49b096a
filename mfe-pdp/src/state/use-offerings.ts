import { useEffect, useState } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { reportError } from 'shared-domain/runtime/error-report';
import type { Offering } from 'shared-domain/subscription';

const NONE: readonly Offering[] = [];

/**
 * The plans to choose among.
 *
 * @param preloadedData plans of the page's data; null where the server could not read them: the browser asks once more
 */
export function useOfferings(preloadedData: readonly Offering[] | null, realm: Realm): readonly Offering[] {
  const [read, setRead] = useState<readonly Offering[]>(NONE);
  useEffect(() => {
    if (preloadedData) return undefined;
    const controller = new AbortController();
    void import('../data/calls')
      .then(({ loadOfferings }) => loadOfferings(realm, { signal: controller.signal }))
      .then((offerings) => {
        if (offerings && !controller.signal.aborted) setRead(offerings);
      })
      .catch((error: unknown) => reportError(error, { call: 'subscriptions' }));
    return () => controller.abort();
  }, [preloadedData, realm]);
  return preloadedData ?? read;
}
