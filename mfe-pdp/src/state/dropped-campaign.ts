import type { CartAnswer } from 'shared-domain/cart';
import { isDiscountDropped } from 'shared-domain/purchase';
import { cartStore } from 'shared-domain/stores/cart-store';
import { showToast } from 'shared-domain/stores/toast-store';
import { chargedBy } from '../data/charged-prices';
import type { PurchasePage } from '../data/purchase-page';
import { campaignTexts } from '../texts/campaigns-nb';

/** Says that the cart has left out the campaign that the product was sent with; the page's prices are then without it, too. */
export function tellDroppedCampaign({ product, variant, purchase }: PurchasePage, answer: CartAnswer): void {
  const price = purchase.needsPlan ? purchase.plan?.device : variant.prices.upfront;
  const { discountCode: code } = chargedBy(price);
  if (!price || code === undefined || !isDiscountDropped(answer, { code, sku: variant.sku, price })) return;
  cartStore.setState({ cart: { ...answer, refusedDiscountCode: code } });
  const title = product.webdeals?.find(({ discountId }) => discountId === code)?.title ?? '';
  showToast({ kind: 'info', text: campaignTexts.dropped(title) });
}
