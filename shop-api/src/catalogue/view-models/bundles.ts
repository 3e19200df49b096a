import { isInStock } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { lowerOre, subtractOre, toNok, toOre } from 'shared-domain/money';
import type { BundleWire as ShownBundle } from 'shared-domain/subscription/io';
import { hrefIn, mainImageOf } from '../addresses';
import { salesStatusOf } from '../life-cycle';
import { type Bundle, type Catalogue, type Product, soldIn, type Webdeal } from '../model';
import { webdealsOf } from '../offers/product-offers';
import { offerRealmCovers, planSoldIn } from '../plans';

interface BundleParts {
  readonly bundle: Bundle;
  readonly product: Product;
  readonly deal: Webdeal;
}

/** The parts of a bundle in a realm; null when one of them is not sold now. */
function partsOf(bundle: Bundle, catalogue: Catalogue, realm: Realm, nowMs: number): BundleParts | null {
  const { productsByModel, plans } = catalogue;
  const [product] = productsByModel.get(bundle.model) ?? [];
  const plan = plans.find(({ offeringCode }) => offeringCode === bundle.offeringCode);
  const deal =
    product && webdealsOf(catalogue, product, realm, nowMs).find(({ discountId }) => discountId === bundle.discountId);
  const isOffered =
    plan &&
    !plan.isHidden &&
    planSoldIn(plan, realm) &&
    offerRealmCovers(bundle.realm, realm === 'B2C' ? 'b2c' : 'b2b');
  return product && deal && isOffered && soldIn(product, realm) && !product.hidePrices
    ? { bundle, product, deal }
    : null;
}

/** One card (F3.6-1), priced by the catalogue and the campaign. Variants that are out of stock are not offered. */
function toShownBundle({ bundle, product, deal }: BundleParts, realm: Realm, nowMs: number): readonly ShownBundle[] {
  const { code: _code, model: _model, position: _position, discountId, ...texts } = bundle;
  const variants = product.variants.filter((variant) => isInStock(salesStatusOf(variant, nowMs)));
  const [first] = variants;
  if (!first) return [];
  const { priceOre } = first;
  const discountOre = lowerOre(priceOre, toOre(deal.discount.upfront));
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)) as typeof texts;
  return [
    {
      ...given,
      productName: product.model,
      image: mainImageOf(product, first.colour.slug),
      url: hrefIn(realm, product.path),
      variants: variants.map(({ sku, colour }) => ({
        sku,
        colorName: colour.name,
        htmlColor: colour.html,
        image: mainImageOf(product, colour.slug),
      })),
      salesPrice: toNok(priceOre),
      discountedPrice: toNok(subtractOre(priceOre, discountOre)),
      discountCode: discountId,
    },
  ];
}

/**
 * The bundles offered now in a realm, in the feed's order (F3.6, F9.12). An equipment agreement has none.
 *
 * @param nowMs milliseconds since the epoch
 */
export function bundles(
  catalogue: Catalogue,
  realm: Realm,
  nowMs: number,
): { readonly realm: Realm; readonly bundles: readonly ShownBundle[] } {
  const offered =
    realm === 'UKKO' ? [] : catalogue.bundles.flatMap((bundle) => partsOf(bundle, catalogue, realm, nowMs) ?? []);
  return { realm, bundles: offered.flatMap((parts) => toShownBundle(parts, realm, nowMs)) };
}
