import { useMemo } from 'react';
import { isUpfront } from 'shared-domain/purchase';
import { useSession } from 'shared-domain/stores/session-store';
import { deliveryNotes } from '../delivery/delivery-notes';
import { useOwnPlan } from '../own-subscriptions/use-own-plan';
import { resolveBuyState } from '../purchase/buy-state';
import type { ProductPageData, ProductPageProps } from '../purchase/page-data';
import { chargedDetails } from '../purchase/prices';
import { purchaseSummary } from '../purchase/purchase-summary';
import { isUpfrontOnlyAccessory, noMethodText } from '../purchase/rules/payment';
import { purchaseSteps, showsStepIndicator } from '../purchase/rules/steps';
import { useStepJump } from '../purchase/scroll-to-part';
import { useChoice } from '../purchase/use-choice';
import { usePurchase } from '../purchase/use-purchase';
import { useRealm } from '../purchase/use-realm';
import { useRefusedCampaigns } from '../purchase/use-refused-campaigns';
import { useProduct } from './use-product';
import { useSeen } from './use-product-view';

/** Fetches what the steps after the first show. */
const loadExtras = () => import('../extras/extras-dialog');

/** The product with the prices that this visitor is charged. */
function useCharged(data: ProductPageData, refused: readonly string[]): ProductPageData {
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  return useMemo(
    () => ({ ...data, details: chargedDetails(data.details, { isLoggedIn, refused }) }),
    [data, isLoggedIn, refused],
  );
}

/** Everything that the product's page says of one sale: what is chosen, what it costs, what comes next. */
export function useSale({ data: loaded, renderedAt }: ProductPageProps) {
  const realm = useRealm();
  const refused = useRefusedCampaigns();
  const data = useCharged(loaded, refused);
  const { product, delivery: terms } = data.details;
  const { choice, own, isSwapping, check } = useOwnPlan(useChoice(data), product, refused);
  const { variant, purchase } = choice;
  const isSoldAtOnce = isUpfrontOnlyAccessory(product.type, variant.financingMethods);
  // A product that is only sold at full price goes into the cart in one step.
  const accessoryCount = isSoldAtOnce ? 0 : (data.accessories?.total ?? 0);
  const shown = useProduct({ data, choice, renderedAt, accessoryCount });
  useStepJump(choice.steg);
  useSeen(product.modelSlug, variant.sku);
  const buying = usePurchase(shown.page, loadExtras);
  const stepsFacts = {
    realm,
    productType: product.type,
    option: purchase.option,
    compatibleAccessoryCount: accessoryCount,
  };
  const steps = purchaseSteps(stepsFacts);
  const { stock, cart, isLoggedIn, releaseMs, nowMs } = shown;
  const { quantity } = buying;
  const offered = purchaseSummary(purchase, variant, product, realm, quantity);
  return {
    ...shown,
    realm,
    data,
    choice,
    own,
    check,
    buying,
    // Who comes from 'Min Side' has it in the address, by which the server reserves the room.
    hasSwapRoom: realm === 'B2C' && choice.isSwapAsked,
    isSwapping,
    summary: own ? own.summaryOf(offered) : offered,
    delivery: deliveryNotes({ terms, purchase, variant, stock, quantity, realm }),
    /** Why nothing is for sale. */
    missing: noMethodText(purchase.methods, product.hidePrices),
    isOnlyPrice: purchase.methods.length === 1 && purchase.option !== null && isUpfront(purchase.option),
    steps: showsStepIndicator({ realm, steps, isUpfrontOnlyAccessory: isSoldAtOnce }) ? stepsFacts : null,
    buyState: resolveBuyState({
      product,
      variant,
      stock,
      purchase,
      cart,
      isLoggedIn,
      steps: steps.map(({ step }) => step),
      step: buying.state.step,
      releaseMs,
      nowMs,
    }),
  };
}

/** The facts that the parts of the page get as a property, not by a context (see `lazyPart`). */
export type Sale = ReturnType<typeof useSale>;
