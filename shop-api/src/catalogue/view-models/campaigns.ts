import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, mainImageOf } from '../addresses';
import { type Catalogue, type Product, soldIn } from '../model';
import { webdealsOf } from '../offers/product-offers';
import { listPrices } from '../prices/prices';

/** A campaign that a page of its products names (P3-27), with those products. */
export interface ShownCampaign {
  readonly discountId: string;
  readonly title: string;
  readonly description?: string;
  readonly membersDeal: boolean;
  /** ISO 8601; from then on it is over. */
  readonly validTo: string;
  readonly products: readonly CampaignProduct[];
}

interface CampaignProduct {
  readonly name: string;
  readonly href: string;
  readonly image: ReturnType<typeof mainImageOf>;
  readonly upfrontPrice?: ReturnType<typeof listPrices>['upfrontPrice'];
}

function toProduct(product: Product, { plans }: Catalogue, realm: Realm): CampaignProduct {
  const { upfrontPrice } = listPrices(product, plans, realm);
  return {
    name: product.name,
    href: hrefIn(realm, product.path),
    image: mainImageOf(product),
    ...(upfrontPrice && { upfrontPrice }),
  };
}

/**
 * The campaigns that run now in a realm, in the feed's order, each with the products that are sold there.
 *
 * @param nowMs milliseconds since the epoch
 */
export function campaigns(
  catalogue: Catalogue,
  realm: Realm,
  nowMs: number,
): { readonly realm: Realm; readonly campaigns: readonly ShownCampaign[] } {
  const running = catalogue.webdeals.flatMap((deal): ShownCampaign[] => {
    const products = deal.models
      .flatMap((model) => catalogue.productsByModel.get(model) ?? [])
      .filter((product) => soldIn(product, realm) && !product.hidePrices)
      .filter((product) => webdealsOf(catalogue, product, realm, nowMs).includes(deal));
    const { discountId, title, description, membersDeal = false, validTo } = deal;
    return deal.showOnPdp !== true || title === undefined || products.length === 0
      ? []
      : [
          {
            discountId,
            title,
            ...(description !== undefined && { description }),
            membersDeal,
            validTo,
            products: products.map((product) => toProduct(product, catalogue, realm)),
          },
        ];
  });
  return { realm, campaigns: running };
}
