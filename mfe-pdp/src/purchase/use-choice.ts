import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductVariant } from 'shared-domain/catalogue';
import { BROWSER_PARAMETERS } from 'shared-domain/contracts/query-parameters';
import { isCartIdStale, queryText, readPageQuery, resolveAlias } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { useLocation, useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import { useAccount } from 'shared-domain/stores/account-store';
import { useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import { filterOfferings, type Offering } from 'shared-domain/subscription';
import { useStableFunctions } from '../ui/use-stable-functions';
import { type ProductPageData, variantOfPath } from './page-data';
import { type Purchase, resolvePurchase } from './purchase';
import { firstOptionOf } from './rules/payment';
import { useCustomerOfferings, useOfferings } from './use-offerings';

interface PendingChange {
  readonly from: string;
  readonly to: string;
}

export interface ProductAddress {
  readonly pathname: string;
  readonly parameters: URLSearchParams;
  /** Replaces the address without scrolling (P2-2); the same one again does nothing. */
  readonly go: (to: string) => void;
}

/**
 * The address of the page, the chosen one from the moment of the choice: the router writes it a little later, and a radio that
 * jumps back in between would lose what was chosen.
 */
function usePageAddress(): ProductAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const [written] = useSearchParams();
  const [pending, setPending] = useState<PendingChange | null>(null);
  const current = `${location.pathname}${queryText(written)}`;
  const isPending = pending !== null && pending.from === current;
  // Once the change is written, or the visitor went elsewhere, the router's address is the only one.
  if (pending !== null && !isPending) setPending(null);
  const shown = isPending ? pending.to : current;
  const [pathname = '', query = ''] = shown.split('?', 2);
  return {
    pathname,
    parameters: isPending ? new URLSearchParams(query) : written,
    go: (to) => {
      if (to === shown) return;
      setPending({ from: current, to });
      void navigate(to, { replace: true, preventScrollReset: true });
    },
  };
}

export interface Choice {
  readonly variant: ProductVariant;
  readonly purchase: Purchase;
  readonly isUnder30: boolean;
  /** The plan that the address names; null: the plan is the default one. */
  readonly askedPlan: string | null;
  /** The address asks for the swap of a phone. */
  readonly isSwapAsked: boolean;
  /** The plans as this visitor is offered them. */
  readonly offerings: readonly Offering[];
  /** The query that a choice of another variant keeps. */
  readonly query: string;
  /** The same as far as the server reads it: for links, which are followed without script. */
  readonly linkQuery: string;
  /** @param href of the variant with the query to keep */
  readonly chooseVariant: (href: string) => void;
  readonly chooseMethod: (methodId: string) => void;
  readonly chooseOption: (option: string) => void;
  readonly choosePlan: (offeringCode: string) => void;
  /** An option and its plan at once, as a campaign needs them. */
  readonly chooseOffer: (option: string, plan: string | null) => void;
  /** The same as a link, which is followed before the page is interactive. */
  readonly offerHref: (option: string, plan: string | null) => string;
  readonly chooseAge: (isUnder30: boolean) => void;
  /** The skus of all variants. */
  readonly skus: readonly string[];
  /** The bundle that the purchase became, and its step, in the address (P2-7, P2-8). */
  readonly cartId: string | null;
  readonly steg: string | null;
  readonly mark: (change: { readonly cartId?: string | null; readonly steg?: string | null }) => void;
}

const WITHOUT_BROWSER_PARAMETERS = Object.fromEntries(BROWSER_PARAMETERS.map((name) => [name, null]));

const offerChange = (option: string, plan: string | null) => ({ so: option, ...(plan !== null && { sc: plan }) });

/** Everything that is chosen on the page is in its address: variant in the path, option and plan in the query (P2-2..4). */
export function useChoice({ details, offerings: preloadedData }: ProductPageData): Choice {
  const { pathname, parameters, go } = usePageAddress();
  const cart = useCart((state) => state.cart);
  const isLoggedIn = useSession((state) => state.status === 'authenticated');
  const maySwap = useAccount(
    ({ status, accounts }) =>
      status !== 'ready' ||
      accounts.some(({ subscriptions }) => subscriptions.some((each) => each.hasSwitchAgreement !== false)),
  );
  const offerings = useCustomerOfferings(useOfferings(preloadedData));
  const query = readPageQuery(parameters);
  const [age, setAge] = useState<boolean | null>(null);
  // A link to a youth plan opens the youth list.
  const isUnder30 =
    age ??
    filterOfferings(offerings, { isUnder30: true }).some(
      (each) => each.isUngSubscription && each.offeringCode === (query.sc ?? query.abonnement),
    );
  const variant = variantOfPath(details, pathname);
  const purchase = resolvePurchase({
    details,
    variant,
    offerings,
    query,
    isLoggedIn,
    maySwap,
    cart,
    isUnder30,
    codePrefix: getConfig().brand.codePrefix,
  });
  const change = (changed: Parameters<typeof queryText>[1]): void => {
    go(`${pathname}${queryText(parameters, changed)}`);
  };
  const skus = details.variants.map(({ sku }) => sku);
  useForgottenBundle(skus, query.cartId, () => change({ cartId: null }));
  const choose = useStableFunctions({
    chooseVariant: go,
    chooseMethod: (methodId: string) => change({ so: firstOptionOf(purchase.methods, methodId) }),
    chooseOption: (option: string) => change({ so: option }),
    choosePlan: (offeringCode: string) => change({ sc: offeringCode }),
    chooseOffer: (option: string, plan: string | null) => change(offerChange(option, plan)),
    offerHref: (option: string, plan: string | null) =>
      queryText(parameters, { ...WITHOUT_BROWSER_PARAMETERS, ...offerChange(option, plan) }),
    chooseAge: (next: boolean) => {
      setAge(next);
      change({ sc: null, abonnement: null });
    },
    mark: (marked: Parameters<Choice['mark']>[0]) => change(marked),
  });
  return {
    variant,
    purchase,
    isUnder30,
    askedPlan: query.sc ?? query.abonnement,
    isSwapAsked: query.so !== null && resolveAlias(query.so) === 'existing-switch',
    offerings,
    skus,
    cartId: query.cartId,
    steg: query.steg,
    query: queryText(parameters),
    linkQuery: queryText(parameters, WITHOUT_BROWSER_PARAMETERS),
    ...choose,
  };
}

/** The address forgets a bundle that is no longer in the cart (P2-7). */
function useForgottenBundle(skus: readonly string[], cartId: string | null, forget: () => void): void {
  const isStale = useCart(({ status, cart }) => isCartIdStale(status === 'ready' ? cart : null, skus, cartId));
  const onStale = useEffectEvent(forget);
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale]);
}
