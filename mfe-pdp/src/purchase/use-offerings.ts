import { useEffect, useMemo, useState } from 'react';
import { reportError } from 'shared-domain/runtime/error-report';
import { useSearchParams } from 'shared-domain/runtime/router';
import { useAccount } from 'shared-domain/stores/account-store';
import type { Offering } from 'shared-domain/subscription';
import { useRealm } from './use-realm';

const NONE: readonly Offering[] = [];

/**
 * The plans to choose among.
 *
 * @param preloadedData plans of the page's data; null where the server could not read them: the browser asks once more
 */
export function useOfferings(preloadedData: readonly Offering[] | null): readonly Offering[] {
  const realm = useRealm();
  const [read, setRead] = useState<readonly Offering[]>(NONE);
  useEffect(() => {
    if (preloadedData) return undefined;
    const controller = new AbortController();
    void import(/* webpackChunkName: 'calls' */ './load-offerings')
      .then(({ loadOfferings }) => loadOfferings(realm, { signal: controller.signal }))
      .then((offerings) => {
        if (offerings && !controller.signal.aborted) setRead(offerings);
      })
      .catch((error: unknown) => reportError(error, { call: 'subscriptions' }));
    return () => controller.abort();
  }, [preloadedData, realm]);
  return preloadedData ?? read;
}

type Rule = (typeof import('./load-offerings'))['customerOfferings'];

/**
 * The plans as this visitor is offered them (P2-10, P6-12, P6-16). The server's HTML, which everyone gets, has them as they are; the rule
 * is fetched for those who may have another offer.
 */
export function useCustomerOfferings(offerings: readonly Offering[]): readonly Offering[] {
  const customerType = useAccount((account) => account.customerType);
  const isInternetCustomer = useAccount((account) => account.isInternetCustomer);
  const ts = useSearchParams()[0].get('ts');
  const [rule, setRule] = useState<Rule | null>(null);
  const isNeeded = ts !== null || customerType === 'existing' || isInternetCustomer;
  useEffect(() => {
    if (!isNeeded) return;
    import(/* webpackChunkName: 'calls' */ './load-offerings').then(
      ({ customerOfferings }) => setRule(() => customerOfferings),
      (error: unknown) => reportError(error, { call: 'customer offers' }),
    );
  }, [isNeeded]);
  return useMemo(
    () => rule?.(offerings, { ts, customerType, isInternetCustomer }) ?? offerings,
    [rule, offerings, ts, customerType, isInternetCustomer],
  );
}
