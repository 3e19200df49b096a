import { useMemo } from 'react';
import { useSearchParams } from 'shared-domain/runtime/router';
import { useAccount } from 'shared-domain/stores/account-store';
import { customerOfferings, type Offering } from 'shared-domain/subscription';

/** The plans as this visitor is offered them (F5.3-6, F6-4, F6-5): for everyone as the address says, for customers in the browser. */
export function useCustomerOfferings(offerings: readonly Offering[]): readonly Offering[] {
  const customerType = useAccount((account) => account.customerType);
  const isInternetCustomer = useAccount((account) => account.isInternetCustomer);
  const [parameters] = useSearchParams();
  const ts = parameters.get('ts');
  return useMemo(
    () => customerOfferings(offerings, { ts, customerType, isInternetCustomer }),
    [offerings, ts, customerType, isInternetCustomer],
  );
}
