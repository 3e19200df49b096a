import { useEffect, useState } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { useAccount } from 'shared-domain/stores/account-store';
import { useSession } from 'shared-domain/stores/session-store';

/** How long a page waits for session and accounts. */
const LIMIT_MS = 8_000;

/**
 * What is known of the visitor: 'known' enough to sell by, 'unknown' when nobody has asked yet, 'awaited' for a customer whose prices come, 'late' for
 * one who sees the prices of a stranger.
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
    const timer = setTimeout(setLate, LIMIT_MS, true);
    return () => clearTimeout(timer);
  }, [isPending]);
  if (!isPending || (isUnknown && isLate)) return 'known';
  if (isUnknown) return 'unknown';
  return isLate ? 'late' : 'awaited';
}
