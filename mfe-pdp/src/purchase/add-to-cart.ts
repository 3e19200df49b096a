import { type CartAnswer, itemName } from 'shared-domain/cart';
import { updateUkkoCart } from 'shared-domain/cart/io';
import type { Product } from 'shared-domain/catalogue';
import { checkoutPath } from 'shared-domain/navigation';
import { type DevicePurchase, isDiscountDropped, toUkkoCartUpdate } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { emit } from 'shared-domain/runtime/event-bus';
import { recordFact } from 'shared-domain/stores/analytics-log';
import { adoptCart, cartStore } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { agreementTexts as texts } from '../texts/agreement-nb';
import { campaignTexts } from '../texts/campaigns-nb';
import { boughtPlanCode } from './plan-change';
import { chargedBy } from './prices';
import { agreementOffer, type OwnChoice } from './purchase';
import type { PurchasePage } from './purchase-page';
import { returnUrlOf } from './rules/page-links';

/** The purchase that is put into the cart: the chosen variant, way to pay and plan, with the campaign behind its price (P7-10). */
export function devicePurchase(
  { product, variant, purchase, quantity, realm, isLoggedIn }: PurchasePage,
  option: string,
): DevicePurchase {
  const { checkoutPaths, checkoutEnvironment } = getConfig();
  const plan = purchase.needsPlan ? purchase.plan : null;
  // The facts that the plan was shown with (P7-10).
  const { own } = purchase;
  const customer = (plan?.offering.customerTypeGet === 'existing' || own) && { isExistingCustomer: true };
  const price = plan ? plan.device : variant.prices.upfront;
  return {
    type: product.type,
    sku: variant.sku,
    option,
    planCode: boughtPlanCode(purchase),
    quantity,
    isLoggedIn,
    ...customer,
    ...(plan && ownOf(own)),
    ...discountOf(product, chargedBy(price).discountCode),
    ...returnUrlOf(realm, { B2B: checkoutPath(checkoutPaths.B2B, checkoutEnvironment) }),
  };
}

/** The own subscription that the device goes with, and the account that is billed (P6-9, P6-10). */
const ownOf = (own: OwnChoice | undefined) => ({
  ...(own?.accountId !== undefined && { accountId: own.accountId }),
  ...(own?.existing && { existing: own.existing }),
});

/** The campaign behind the price, with the plans that it is for (P7-10). */
const discountOf = ({ webdeals = [] }: Product, code: string | undefined) =>
  code !== undefined && {
    discount: { code, offerings: webdeals.find(({ discountId }) => discountId === code)?.offerings ?? [] },
  };

/**
 * Puts the chosen variant and length into the cart of the equipment agreement (P6-15, P7-4), which the page shows from then on.
 *
 * @returns the cart, with `errorMessage` when it refused; null when the call failed, which is logged and swallowed (P8-13): a toast says only
 *   that nothing was added
 */
export async function putIntoAgreement({ product, variant, purchase }: PurchasePage): Promise<CartAnswer | null> {
  const update = toUkkoCartUpdate(agreementOffer(variant, purchase.option) ?? {});
  const answer = update && (await updateUkkoCart(update));
  if (!answer) {
    showToast({ kind: 'error', text: texts.notOrdered });
    return null;
  }
  const before = cartStore.getState().cart;
  adoptCart(answer);
  if (answer.errorMessage) return answer;
  emit('shop:cart:line-added@1', { sku: variant.sku, name: itemName(product), quantity: 1 });
  if (before) recordFact({ kind: 'cart-changed', before, after: answer });
  return answer;
}

/** Says that the cart has left out the campaign that the product was sent with; the page's prices are then without it, too. */
export function tellDroppedCampaign({ product, variant, purchase }: PurchasePage, answer: CartAnswer): void {
  const price = purchase.needsPlan ? purchase.plan?.device : variant.prices.upfront;
  const { discountCode: code } = chargedBy(price);
  if (!price || code === undefined || !isDiscountDropped(answer, { code, sku: variant.sku, price })) return;
  cartStore.setState({ cart: { ...answer, refusedDiscountCode: code } });
  const title = product.webdeals?.find(({ discountId }) => discountId === code)?.title ?? '';
  showToast({ kind: 'info', text: campaignTexts.dropped(title) });
}
