import type { SuggestionsWire } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { toNok, toOre, withoutVat } from 'shared-domain/money';
import { hrefIn, mainImageOf } from '../addresses';
import type { Catalogue, Product } from '../model';
import { listPrices } from '../prices/prices';
import { realmIndex } from './realm-index';
import { foundPlan, productsAt, toLink } from './search';
import type { SearchContent } from './search-categories';

const MOST = { products: 6, plans: 3, categories: 3, pages: 3 } as const;
/** A thumbnail, also on a screen with three pixels for one. */
const THUMBNAIL_PX = 320;

type SuggestedProduct = SuggestionsWire['products'][number];

/** Businesses see amounts without VAT. @param amount NOK */
const shown = (amount: number, realm: Realm): number => (realm === 'B2C' ? amount : toNok(withoutVat(toOre(amount))));

/** The price in full, or of a month in an agreement; one that is hidden or unknown is left out (P8-11). */
function priceOf(product: Product, catalogue: Catalogue, realm: Realm): Pick<SuggestedProduct, 'price' | 'isMonthly'> {
  const { upfrontPrice, ukkoPrice } = listPrices(product, catalogue.plans, realm);
  if (ukkoPrice) return { price: ukkoPrice.monthly, isMonthly: true };
  if (!upfrontPrice) return { isMonthly: false };
  return { price: shown(upfrontPrice.upfront, realm), isMonthly: false };
}

/** The picture's text is the product's name beside it. */
function thumbnailOf(product: Product): SuggestedProduct['image'] {
  const { url, responsive } = mainImageOf(product);
  return {
    url,
    title: '',
    ...(responsive && { responsive: { ...responsive, widths: [THUMBNAIL_PX] } }),
  };
}

/** The first of what fits a query that is being typed; of each no more than is shown. */
export function suggestions(
  catalogue: Catalogue,
  content: SearchContent,
  { realm, query }: { readonly realm: Realm; readonly query: string },
): SuggestionsWire {
  const { productPaths, plans, categories, pages } = realmIndex(catalogue, content, realm)(query);
  return {
    query,
    realm,
    products: productsAt(catalogue, productPaths.slice(0, MOST.products)).map((product) => ({
      brand: product.brand,
      name: product.name,
      href: hrefIn(realm, product.path),
      image: thumbnailOf(product),
      ...priceOf(product, catalogue, realm),
    })),
    plans: plans.slice(0, MOST.plans).map((plan) => {
      const { name, href, monthlyOfferingPrice } = foundPlan(plan, realm);
      return { name, href, ...(monthlyOfferingPrice > 0 && { monthlyPrice: shown(monthlyOfferingPrice, realm) }) };
    }),
    categories: categories.slice(0, MOST.categories).map(toLink),
    pages: pages.slice(0, MOST.pages).map(toLink),
  };
}
