import { useState } from 'react';
import type { CartAnswer } from 'shared-domain/cart';
import { cartItemOf, includesScreenInsurance, offersEmptyCart, toInsuranceLookup } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { dismissRefusal, updateCart, useCart } from 'shared-domain/stores/cart-store';
import { KEEP_EXISTING_CODE, type PlanOption } from 'shared-domain/subscription';
import { toMachineInput } from '../purchase/machine-input';
import type { PurchasePage } from '../purchase/purchase-page';
import { RefusalAlert } from '../purchase/refusal-alert';
import { purchaseView } from '../purchase/rules/purchase-view';
import { startLogin } from '../purchase/start-login';
import type { Choice } from '../purchase/use-choice';
import type { Buying } from '../purchase/use-purchase';
import { useRealm } from '../purchase/use-realm';
import { lazyPart } from '../ui/lazy-part';
import { useFocusBack } from '../ui/use-focus-back';
import { SUMMARY_ID } from '../ui/use-in-view';

const ExtrasDialog = lazyPart(
  () => import('../extras/extras-dialog'),
  (file) => file.ExtrasDialog,
);
const PlansDialog = lazyPart(
  () => import('../plans/plans-dialog'),
  (file) => file.PlansDialog,
);

export interface PurchaseDialogsProps {
  readonly page: PurchasePage;
  readonly choice: Pick<Choice, 'isUnder30' | 'chooseAge' | 'choosePlan'>;
  readonly buying: Buying;
}

/** Which insurances fit what is bought. @param cart null: not known */
function insuranceLookupOf({ realm, variant, purchase, skus, cartId }: PurchasePage, cart: CartAnswer | null) {
  const { option, plan, method, own } = purchase;
  const chosen = purchase.needsPlan ? (plan?.offering.offeringCode ?? null) : null;
  return toInsuranceLookup({
    realm,
    sku: variant.sku,
    planCode: own?.existing?.isKept ? KEEP_EXISTING_CODE : chosen,
    icim: plan?.offering.icim,
    defaultOfferingCode: method?.financingOptions.find(({ alternative_id: id }) => id === option)?.defaultOfferingCode,
    codePrefix: getConfig().brand.codePrefix,
    cart,
    cartItemId: cartItemOf(cart, skus, cartId)?.cartItemId ?? null,
  });
}

/** The dialogs of a purchase: which one is open is a state of it (P2-39, P2-40). */
export function PurchaseDialogs({ page, choice, buying }: PurchaseDialogsProps) {
  const { state, send, isBrowsing, browse } = buying;
  const cart = useCart((store) => (store.status === 'ready' ? store.cart : null));
  const view = purchaseView(state, toMachineInput(page, cart));
  useFocusBack(isBrowsing || view.dialog !== null, SUMMARY_ID);
  // It stays when it closes, so that it can leave slowly.
  const [hasExtras, setExtras] = useState(false);
  if (view.dialog === 'extras' && !hasExtras) setExtras(true);
  const { product, variant, purchase } = page;
  const { option } = purchase;
  const closePlans = (): void => (isBrowsing ? browse(false) : send({ type: 'plan-dialog-closed' }));
  const confirm = (confirmed: PlanOption): void => {
    choice.choosePlan(confirmed.offering.offeringCode);
    if (isBrowsing) browse(false);
    // The address is written later than the update is sent.
    else send({ type: 'plan-confirmed' }, { purchase: { ...purchase, plan: confirmed } });
  };
  return (
    <>
      {(isBrowsing || (view.dialog === 'plans' && !purchase.own?.existing)) && (
        <PlansDialog
          page={page}
          isUnder30={choice.isUnder30}
          onAge={choice.chooseAge}
          onConfirm={confirm}
          onClose={closePlans}
        />
      )}
      {hasExtras && (
        <ExtrasDialog
          view={view}
          lookup={insuranceLookupOf(page, cart)}
          product={product}
          variant={variant}
          isScreenCovered={option !== null && includesScreenInsurance(option)}
          insuranceCode={state.insuranceCode}
          onInsurance={(code) => send({ type: 'insurance-chosen', code })}
          onContinue={() => send({ type: 'extras-continued' })}
          onBack={() => send({ type: 'back-pressed' })}
          onClose={() => send({ type: 'extras-closed' })}
        />
      )}
    </>
  );
}

export interface CartRefusalAlertProps {
  readonly buying: Buying;
}

/** Why the cart refused (P8-1); goods of another realm in it are cleared away from here. */
export function CartRefusalAlert({ buying: { state, send } }: CartRefusalAlertProps) {
  const realm = useRealm();
  const canEmptyCart = useCart(({ cart }) => offersEmptyCart(cart, realm));
  const isLoginNeeded = useCart(({ cart }) => cart?.isLoginNeeded ?? false);
  const dismiss = (): void => {
    send({ type: 'refusal-dismissed' });
    dismissRefusal();
  };
  const emptyCart = (): void => void updateCart({ empty: true }).then((result) => result.ok && dismiss());
  return (
    <RefusalAlert
      message={state.refusal ?? ''}
      onDismiss={dismiss}
      onEmptyCart={canEmptyCart ? emptyCart : undefined}
      onLogin={isLoginNeeded ? startLogin : undefined}
    />
  );
}
