import type { ProductInfoMiniWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn } from '../addresses';
import { mainImageOf } from '../images';
import { salesStatusOf } from '../life-cycle';
import { type Catalogue, soldIn } from '../model';
import { variantPrices } from '../prices/prices';

/** Small cards (F7.7-1), one per sku in the requested order; skus not sold in the realm are left out. */
export function productInfoMini(
  catalogue: Catalogue,
  realm: Realm,
  skus: readonly string[],
  nowMs: number,
): ProductInfoMiniWire {
  const items = [...new Set(skus)].flatMap((sku) => {
    const product = catalogue.productBySku.get(sku);
    const variant = catalogue.variantBySku.get(sku);
    if (!product || !variant || !soldIn(product, realm)) return [];
    return [
      {
        sku,
        type: product.type,
        subType: product.subType,
        brand: product.brand,
        model: product.model,
        name: product.name,
        color: { name: variant.colour.name, html: variant.colour.html },
        size: variant.size,
        href: hrefIn(realm, variant.path),
        image: mainImageOf(product, variant.colour.slug),
        upfrontPrice: variantPrices(product, variant, catalogue.plans, realm).upfront,
        salesStatus: salesStatusOf(variant, nowMs),
        hidePrices: product.hidePrices ?? false,
      },
    ];
  });
  return { realm, items };
}
