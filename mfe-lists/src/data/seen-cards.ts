import { catalogueText, sizeLabel, stockStatusOfSale, usedGrade } from 'shared-domain/catalogue';
import { fetchProductInfoMini, type ProductInfoMini } from 'shared-domain/catalogue/io';
import { formatPrice, priceParts } from 'shared-domain/money';
import { homeTexts } from '../texts/home-nb';
import type { HomeCard } from './home-card';

/** A variant as a card, with its full price. */
export function toSeenCard(item: ProductInfoMini['items'][number]): HomeCard {
  const { href, brand, name, image, size, color, upfrontPrice, hidePrices, salesStatus, sku, type, subType } = item;
  const price = hidePrices || !upfrontPrice ? null : priceParts(upfrontPrice.upfront);
  const grade = usedGrade(subType);
  const { tone, text } = stockStatusOfSale(salesStatus);
  return {
    href,
    brand,
    name,
    image,
    badge: null,
    sizes: size === null ? '' : sizeLabel(size),
    colours: [color],
    price,
    priceNote: price ? homeTexts.fullPrice : catalogueText({ key: 'priceToCome' }),
    condition: '',
    rating: null,
    sku,
    type,
    upfrontPrice,
    hidePrices,
    grade: grade ? catalogueText(grade) : '',
    energyClass: '',
    before: price && upfrontPrice?.before !== undefined ? formatPrice(upfrontPrice.before) : null,
    stock: { tone, text: catalogueText(text) },
  };
}

/** Cards of variants that were looked at, with their full price. Those that are not sold any more are left out; none when the call fails. */
export async function loadSeenCards(skus: readonly string[]): Promise<readonly HomeCard[]> {
  const answer = await fetchProductInfoMini('B2C', skus);
  return answer.ok ? answer.value.map(toSeenCard) : [];
}
