import { lazy, Suspense, useState } from 'react';
import type { CartAnswer } from 'shared-domain/cart';
import { cartItemOf, includesScreenInsurance, toInsuranceLookup } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { useCart } from 'shared-domain/stores/cart-store';
import { KEEP_EXISTING_CODE, type PlanOption } from 'shared-domain/subscription';
import { toPurchaseFacts } from '../data/purchase-facts';
import type { PurchasePage } from '../data/purchase-page';
import { purchaseView } from '../rules/purchase-view';
import type { Choice } from '../state/use-choice';
import { useFocusBack } from '../state/use-focus-back';
import type { Buying } from '../state/use-purchase';
import { SUMMARY_ID } from '../ui/part-ids';

/** Fetched when the button is pressed, before the cart has answered. */
export const loadExtras = () => import('./extras/extras-dialog');
const ExtrasDialog = lazy(loadExtras);
const PlansDialog = lazy(() => import('./plans/plans-dialog'));

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
  const view = purchaseView(state, toPurchaseFacts(page, cart));
  useFocusBack(isBrowsing || view.dialog !== null, SUMMARY_ID);
  // It stays when it closes, so that it can leave slowly.
  const [hasExtras, setExtras] = useState(false);
  if (view.dialog === 'extras' && !hasExtras) setExtras(true);
  const { product, variant, purchase, realm } = page;
  const { option } = purchase;
  const closePlans = (): void => (isBrowsing ? browse(false) : send({ type: 'plan-dialog-closed' }));
  const confirm = (confirmed: PlanOption): void => {
    choice.choosePlan(confirmed.offering.offeringCode);
    if (isBrowsing) browse(false);
    // The address is written later than the update is sent.
    else send({ type: 'plan-confirmed' }, { purchase: { ...purchase, plan: confirmed } });
  };
  return (
    <Suspense fallback={null}>
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
          realm={realm}
          isScreenCovered={option !== null && includesScreenInsurance(option)}
          insuranceCode={state.insuranceCode}
          onInsurance={(code) => send({ type: 'insurance-chosen', code })}
          onContinue={() => send({ type: 'extras-continued' })}
          onBack={() => send({ type: 'back-pressed' })}
          onClose={() => send({ type: 'extras-closed' })}
        />
      )}
    </Suspense>
  );
}
