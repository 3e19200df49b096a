import { useEffect, useMemo, useState } from 'react';
import { reportError } from 'shared-domain/runtime/error-report';
import { useSearchParams } from 'shared-domain/runtime/router';
import { useAccount } from 'shared-domain/stores/account-store';
import type { Offering } from 'shared-domain/subscription';

type Rule = (typeof import('../data/calls'))['customerOfferings'];

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
    import('../data/calls').then(
      ({ customerOfferings }) => setRule(() => customerOfferings),
      (error: unknown) => reportError(error, { call: 'customer offers' }),
    );
  }, [isNeeded]);
  return useMemo(
    () => rule?.(offerings, { ts, customerType, isInternetCustomer }) ?? offerings,
    [rule, offerings, ts, customerType, isInternetCustomer],
  );
}
