import type { Realm } from 'shared-domain/contracts/realm';
import { useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import type { ProductPageData } from '../purchase/page-data';
import type { Choice } from '../purchase/use-choice';
import { useNow, useRelease } from '../purchase/use-now';
import { useFirstCart } from './use-first-cart';
import { useReportedVariant } from './use-product-view';
import { useStock } from './use-stock';

interface Setting {
  readonly data: ProductPageData;
  readonly choice: Choice;
  readonly realm: Realm;
  /** Milliseconds since the epoch. */
  readonly renderedAt: number;
  /** Accessories that are offered with it, in a step of their own. */
  readonly accessoryCount: number;
}

/** Everything that a page of a product knows of it in this browser at this moment; `page` is the part that its purchase reads. */
export function useProduct({ data, choice, realm, renderedAt, accessoryCount }: Setting) {
  const { product } = data.details;
  const { skus, variant, purchase, cartId, steg, askedPlan, mark } = choice;
  const stockOf = useStock(data, renderedAt);
  const releaseMs = useRelease(product, renderedAt);
  const nowMs = useNow(renderedAt, releaseMs);
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const cart = useCart((state) => state.cart);
  useFirstCart();
  useReportedVariant(product, variant);
  const page = {
    product,
    skus,
    variant,
    purchase,
    accessoryCount,
    isReleaseInFuture: nowMs < releaseMs,
    isLoggedIn,
    realm,
    cartId,
    steg,
    isPlanChosen: askedPlan !== null,
    mark,
  };
  return { stockOf, stock: stockOf(variant), releaseMs, nowMs, isLoggedIn, cart, page };
}
