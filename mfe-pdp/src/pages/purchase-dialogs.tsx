import { lazy, Suspense, useMemo } from 'react';
import { isSwitchOption } from 'shared-domain/catalogue';
import { cartItemOf, purchaseView, toInsuranceLookup } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { useCart } from 'shared-domain/stores/cart-store';
import { toPurchaseFacts } from '../data/purchase-facts';
import type { PurchasePage } from '../data/purchase-page';
import type { Buying } from '../state/use-purchase';

export const loadExtras = () => import('./extras/extras-dialog');
const ExtrasDialog = lazy(loadExtras);

export interface PurchaseDialogsProps {
  readonly page: PurchasePage;
  readonly buying: Buying;
}

/** The same object as long as its content is the same: what asks for it asks once. */
function useSame<Value>(value: Value): Value {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Value, [content]);
}

/** The dialogs of a purchase: which one is open is a state of it (P2-39, P2-40). */
export function PurchaseDialogs({ page, buying }: PurchaseDialogsProps) {
  const { state, send } = buying;
  const cart = useCart((store) => (store.status === 'ready' ? store.cart : null));
  const view = purchaseView(state, toPurchaseFacts(page, cart));
  const { product, variant, purchase, realm, skus, cartId } = page;
  const { option, plan } = purchase;
  const defaultOfferingCode = purchase.method?.financingOptions.find(
    ({ alternative_id: id }) => id === option,
  )?.defaultOfferingCode;
  const cartItemId = cartItemOf(cart, skus, cartId)?.cartItemId ?? null;
  const lookup = useSame(
    toInsuranceLookup({
      realm,
      sku: variant.sku,
      planCode: purchase.needsPlan ? (plan?.offering.offeringCode ?? null) : null,
      icim: plan?.offering.icim,
      defaultOfferingCode,
      codePrefix: getConfig().brand.codePrefix,
      cart,
      cartItemId,
    }),
  );
  return (
    <Suspense fallback={null}>
      {view.dialog === 'extras' && (
        <ExtrasDialog
          view={view}
          lookup={lookup}
          product={product}
          variant={variant}
          realm={realm}
          isSwitch={option !== null && isSwitchOption(option)}
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
