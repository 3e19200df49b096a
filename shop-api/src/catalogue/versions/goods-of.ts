import type { Database } from '../../database';
import type { Catalogue, Product, Variant } from '../model';
import { type CatalogueParts, productsOfSkus, type ProductTexts, readParts, toStoredText } from './catalogue-parts';
import { sellProduct, type StoredProduct } from './stored-product';

/** As much of a catalogue as a cart needs: the products of some skus, and everything that is not a product. */
export type CatalogueGoods = Pick<
  Catalogue,
  'version' | 'plans' | 'insurances' | 'webdeals' | 'bundles' | 'productBySku' | 'variantBySku'
>;

function sell(texts: ProductTexts, nowMs: number): Product {
  const stored = JSON.parse(toStoredText(texts)) as StoredProduct;
  return sellProduct(stored, (place) => stored.variants[place]?.[4] ?? 0, nowMs).product;
}

/** Reads the goods of a version that is not in use yet from the database, so that a cart need not wait for it. */
export function goodsReader(
  database: Database,
): (version: number, skus: readonly string[], nowMs: number) => Promise<CatalogueGoods> {
  let kept: Promise<CatalogueParts> | null = null;
  const partsOf = async (version: number): Promise<CatalogueParts> => {
    const known = await kept?.catch(() => null);
    if (known?.version === version) return known;
    kept = readParts(database);
    return kept;
  };
  return async (version, skus, nowMs) => {
    const parts = await partsOf(version);
    const texts = skus.length > 0 ? await productsOfSkus(database, skus) : [];
    const products = texts.map((each) => sell(each, nowMs));
    const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
    return {
      ...parts,
      productBySku: new Map<string, Product>(variants.map(({ product, variant }) => [variant.sku, product])),
      variantBySku: new Map<string, Variant>(variants.map(({ variant }) => [variant.sku, variant])),
    };
  };
}
