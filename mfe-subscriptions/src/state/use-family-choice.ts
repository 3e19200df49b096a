import { useMemo, useOptimistic, useState, useTransition } from 'react';
import { toPlanUpdate } from 'shared-domain/purchase';
import { useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { useAccount } from 'shared-domain/stores/account-store';
import { useAddToCart } from 'shared-domain/stores/add-to-cart';
import { updateCart } from 'shared-domain/stores/cart-store';
import { accountsForRealm, type Offering } from 'shared-domain/subscription';
import { type FamilyChoice, familyHref, type FamilyPageKey, readFamilyChoice } from '../data/family-query';
import type { FamilyGroup } from '../rules/family';
import { familyTexts as texts } from '../texts/family-nb';

/** Codes of the logged-in customer's private subscriptions (F9.9-1); null as long as they are not known. */
export function useOwnPlanCodes(): readonly string[] | null {
  const status = useAccount((account) => account.status);
  const accounts = useAccount((account) => account.accounts);
  return useMemo(
    () =>
      status === 'ready'
        ? accountsForRealm(accounts, 'B2C').flatMap(({ subscriptions }) =>
            subscriptions.map(({ offeringCode }) => offeringCode),
          )
        : null,
    [status, accounts],
  );
}

export interface FamilyPurchase {
  readonly isBuying: boolean;
  /** Why a plan was not added, in Norwegian (P8-1); those before it are in the cart. */
  readonly refusal: string | null;
  readonly buy: (groups: readonly FamilyGroup[], isOwnCustomer: boolean) => void;
}

/** Puts every chosen plan with its lines into the cart (F7.1-12), then shows the cart. */
export function useFamilyPurchase(): FamilyPurchase {
  const { isAdding, refusal, add } = useAddToCart();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const put = async (groups: readonly FamilyGroup[], isOwnCustomer: boolean): Promise<void> => {
    setRefused(null);
    for (const [index, { planCode, lines: quantity, offering }] of groups.entries()) {
      const input = toPlanUpdate({ planCode, quantity, ...(isOwnCustomer && { isExistingCustomer: true }) });
      const name = offering.subscriptionName;
      if (index === groups.length - 1) {
        await add(input, { name, toast: texts.added });
        return;
      }
      const result = await updateCart(input, { name });
      if (!result.ok) {
        setRefused(result.failure.message);
        return;
      }
    }
  };
  return {
    isBuying: isBusy || isAdding,
    refusal: refused ?? refusal,
    buy: (groups, isOwnCustomer) => {
      if (isBusy || isAdding) return;
      setBusy(true);
      void put(groups, isOwnCustomer).finally(() => setBusy(false));
    },
  };
}

/** The choice of the address. A change shows at once, before the router has written it. */
export function useFamilyChoice(
  page: FamilyPageKey,
  plans: readonly Offering[],
): readonly [FamilyChoice, (change: Partial<FamilyChoice>) => void] {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const [, startTransition] = useTransition();
  const written = useMemo(() => readFamilyChoice(searchParams, page, plans), [searchParams, page, plans]);
  const [choice, showChoice] = useOptimistic(written);
  const change = (fields: Partial<FamilyChoice>): void =>
    startTransition(async () => {
      const next = { ...choice, ...fields };
      showChoice(next);
      await navigate(familyHref(page, next), { replace: true, preventScrollReset: true });
    });
  return [choice, change];
}
