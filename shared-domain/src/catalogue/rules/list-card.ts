import type { Realm } from '../../contracts/realm';
import { formatMonths, formatPrice, monthlyParts, priceParts, toOre, withoutVat, type Ore, type PriceParts } from '../../money';
import type { FinancingOptionId, FlashText, Image, ProductListItem, StockStatus } from '../model';
import { isSwitchOption, leaseOf, priceForFinancing } from './financing-price';
import { sizesText } from './size';
import { stockStatusOfSale } from './stock-status';

/** P9-11. */
export const SHOWN_COLOURS = 4;
const DEFAULT_LEASE_MONTHS = 24;

export interface ListCard {
  readonly href: string;
  readonly brand: string;
  readonly name: string;
  readonly image: Image;
  readonly badge: FlashText | null;
  readonly colours: readonly { readonly name: string; readonly html: string }[];
  /** How many colours stand behind '+n'; 0: none. */
  readonly moreColours: number;
  /** '256 GB – 1 TB', or ''. */
  readonly sizes: string;
  /** Null: the price is hidden or unknown, the note says so. */
  readonly price: PriceParts | null;
  /** 'i 24 md. Fullpris 12 990,-'; '' when the price says all. */
  readonly priceNote: string;
  /** Struck earlier full price, or null. */
  readonly before: string | null;
  readonly stock: StockStatus;
}

interface CardPrice {
  readonly price: PriceParts | null;
  readonly note: string;
}

export interface ListCardOptions {
  /** As chosen in the price facet; null: the 24-month lease where there is one, else the full price. */
  readonly financing?: FinancingOptionId | null;
  readonly realm?: Realm;
}

function priceOf(item: ProductListItem, financing: FinancingOptionId | null, shown: (amount: Ore) => Ore): CardPrice {
  const upfront = item.upfrontPrice ? formatPrice(shown(toOre(item.upfrontPrice.upfront))) : null;
  const full = upfront === null ? '' : ` Fullpris ${upfront}`;
  const option = financing ?? (leaseOf(item, DEFAULT_LEASE_MONTHS) ? `lease${DEFAULT_LEASE_MONTHS}` : 'upfront');
  const amount = priceForFinancing(item, option);
  if (amount === null) return { price: null, note: upfront === null ? 'Pris kommer' : full.trim() };
  const [, months] = /^(?:lease|ukko)(\d+)$/.exec(option) ?? [];
  if (months) return { price: monthlyParts(shown(amount)), note: `i ${formatMonths(Number(months))}${full}` };
  if (isSwitchOption(option)) return { price: monthlyParts(shown(amount)), note: `Svitsj i ${formatMonths(24)}${full}` };
  if (option === 'leasenow') return { price: priceParts(shown(amount)), note: `med avtaletid.${full}` };
  return { price: priceParts(shown(amount)), note: '' };
}

/** The status that speaks for the whole product: its best-stocked variant that can be bought, else the first. */
function stockOf({ variants }: ProductListItem): StockStatus {
  const [best] = [...variants.salesStatuses].sort(
    (one, other) => Number(other.sellable) - Number(one.sellable) || other.quantityInStock - one.quantityInStock,
  );
  return stockStatusOfSale(best ?? { name: 'NonSellable', sellable: false, quantityInStock: 0 });
}

/** What a card of a product list shows. Business prices stand without mva. (P6-14). */
export function toListCard(item: ProductListItem, { financing = null, realm = 'B2C' }: ListCardOptions = {}): ListCard {
  const shown = realm === 'B2B' ? withoutVat : (amount: Ore): Ore => amount;
  const { price, note } = item.hidePrices ? { price: null, note: 'Pris kommer' } : priceOf(item, financing, shown);
  const before = price && item.upfrontPrice?.before !== undefined ? formatPrice(shown(toOre(item.upfrontPrice.before))) : null;
  const colours = item.variants.colors.map(({ name, html }) => ({ name, html }));
  return {
    href: item.href,
    brand: item.brand,
    name: item.name,
    image: item.image,
    badge: item.flashText ?? null,
    colours: colours.slice(0, SHOWN_COLOURS),
    moreColours: Math.max(0, colours.length - SHOWN_COLOURS),
    sizes: sizesText(item.sizes),
    price,
    priceNote: realm === 'B2B' && price ? `${note} (ekskl. mva.)`.trim() : note,
    before,
    stock: stockOf(item),
  };
}
