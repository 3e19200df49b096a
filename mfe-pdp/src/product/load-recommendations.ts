import { catalogueText, sizeLabel, stockStatusOfSale, usedGrade } from 'shared-domain/catalogue';
import { fetchProductInfoMini, fetchRelatedProducts, type ProductInfoMini } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice, type PriceParts, priceParts } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import type { ProductCardProps } from 'shared-domain/ui';
import { seenTexts as texts } from '../extras/accessories-nb';

/** Cards of products like the one at a path; none when the call fails. */
export async function loadRelated(realm: Realm, path: string): Promise<readonly RowCard[]> {
  const answer = await fetchRelatedProducts(realm, path);
  return answer.ok ? answer.value.map((item) => productRowCard(item, realm)) : [];
}

/** Cards of variants that were looked at; those that are not sold any more are left out, none when the call fails. */
export async function loadSeen(realm: Realm, skus: readonly string[]): Promise<readonly RowCard[]> {
  const answer = await fetchProductInfoMini(realm, skus);
  return answer.ok ? answer.value.map((item) => productRowCard(item, realm)) : [];
}

/** The content of a card in a row below the product. */
export interface RowCard extends Pick<ProductCardProps, 'href' | 'image' | 'name' | 'brand'> {
  readonly sizes: string;
  readonly colour: { readonly name: string; readonly html: string };
  readonly grade: string;
  /** The full price, or null. */
  readonly price: PriceParts | null;
  /** Empty where it is not sold at once, as on an equipment agreement. */
  readonly note: string;
  readonly before: string | null;
  readonly stock: { readonly tone: 'green' | 'blue' | 'yellow' | 'red'; readonly text: string };
}

/** A variant with its full price, as the realm sees it. */
export function productRowCard(item: ProductInfoMini['items'][number], realm: Realm): RowCard {
  const { href, image, name, brand, size, color, subType, upfrontPrice, hidePrices, salesStatus } = item;
  const full = hidePrices ? null : upfrontPrice;
  const grade = usedGrade(subType);
  const { tone, text } = stockStatusOfSale(salesStatus);
  return {
    href,
    image,
    name,
    brand,
    sizes: size === null ? '' : sizeLabel(size),
    colour: color,
    grade: grade ? catalogueText(grade) : '',
    price: full && priceParts(amountInRealm(realm, full.upfront, full.upfrontWithoutVAT)),
    note: full ? texts.fullPrice : hidePrices ? catalogueText({ key: 'priceToCome' }) : '',
    before: full?.before === undefined ? null : formatPrice(amountInRealm(realm, full.before)),
    stock: { tone, text: catalogueText(text) },
  };
}

export { rememberSeenProduct } from 'shared-domain/catalogue/io';
