import type { Product } from 'shared-domain/catalogue';
import { checkoutPath } from 'shared-domain/navigation';
import { type DevicePurchase, hasCommitment } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { returnUrlOf } from '../rules/page-links';
import { chargedBy } from './charged-prices';
import type { PurchasePage } from './purchase-page';
import type { OwnChoice } from './resolve-purchase';

/** What is put into the cart: the chosen variant, way to pay and plan, with the campaign behind its price (P7-10). */
export function devicePurchase(
  { product, variant, purchase, quantity, realm }: PurchasePage,
  option: string,
): DevicePurchase {
  const { checkoutPaths, checkoutEnvironment } = getConfig();
  const plan = purchase.needsPlan ? (purchase.plan?.offering ?? null) : null;
  // What the plan was shown with (P7-10).
  const { own } = purchase;
  const customer = (plan?.customerTypeGet === 'existing' || own) && { isExistingCustomer: true };
  const price = plan ? purchase.plan?.device : variant.prices.upfront;
  return {
    type: product.type,
    sku: variant.sku,
    option,
    // With commitment the plan is bought by the offer that binds it, which the price names (P3-12).
    planCode: (hasCommitment(option) && purchase.plan?.device.mainOfferingCode) || (plan?.offeringCode ?? null),
    quantity,
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
