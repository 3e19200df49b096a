import { useEffect, useState } from 'react';
import { CUSTOMER_LIMIT_MS } from 'shared-domain/contracts/layout';
import type { Realm } from 'shared-domain/contracts/realm';
import { useAccount } from 'shared-domain/stores/account-store';
import { useSession } from 'shared-domain/stores/session-store';

/**
 * Whether the page knows whose prices to show. 'unknown': the session is not checked yet. 'awaited': a customer is logged in, whose subscriptions
 * are on their way. 'late': they have not come in time, so the prices are those of a new customer.
 */
export type CustomerCheck = 'known' | 'unknown' | 'awaited' | 'late';

/** @param isLoading the rules of what a customer owns are on their way */
export function useCustomerCheck(realm: Realm, isLoading: boolean): CustomerCheck {
  const isUnknown = useSession(({ status }) => status === 'unknown');
  const areAccountsLoading = useAccount(({ status }) => status === 'loading');
  const isPending = isUnknown || (realm === 'B2C' && (areAccountsLoading || isLoading));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setLate, CUSTOMER_LIMIT_MS, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isPending]);
  if (!isPending || (isUnknown && isLate)) return 'known';
  if (isUnknown) return 'unknown';
  return isLate ? 'late' : 'awaited';
}
