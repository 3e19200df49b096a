import { bundleOf, type CartAnswer, type CartRow, flattenItems } from '../../cart';
import { sizeLabel } from '../../catalogue';
import { toNok } from '../../money';
import type { AnalyticsCategory, AnalyticsProduct } from '../model';
import { resolveCategory } from './item-category';
import { yearlyValue } from './yearly-value';

/** Rows whose id and name may be a customer's phone number or own phone. */
const PERSONAL: ReadonlySet<AnalyticsCategory> = new Set(['number', 'reswitch', 'sim']);

export interface CartProducts {
  readonly products: readonly AnalyticsProduct[];
  /** Messages to log, one for each row of an unknown type (F8-16). */
  readonly unhandled: readonly string[];
}

type Answer = Pick<CartAnswer, 'cart' | 'subscriptions' | 'realm'>;

function toProduct(item: CartRow, category: AnalyticsCategory, quantity: number, answer: Answer): AnalyticsProduct {
  const value = yearlyValue(item, bundleOf(answer, item)?.financing ?? null, answer.realm);
  const worth = { category, quantity, ...(value !== null && { price: toNok(value) }) };
  if (PERSONAL.has(category)) return { id: item.type, name: category, ...worth };
  const variant = [item.color, item.modelSize && sizeLabel(item.modelSize)].filter(Boolean).join(', ');
  return {
    id: item.id,
    name: item.name,
    ...worth,
    ...(item.brand && { brand: item.brand }),
    ...(variant && { variant }),
  };
}

/**
 * A row of the cart and what is nested in it, as products of an event (F7.7-5): only fields about the goods.
 *
 * @param pieces quantity of the row in the event; nested rows keep their own quantity
 */
export function toCartProducts(row: CartRow, pieces: number, answer: Answer): CartProducts {
  const products: AnalyticsProduct[] = [];
  const unhandled: string[] = [];
  for (const item of flattenItems<CartRow>([row])) {
    const category = resolveCategory(item.type);
    if (category.ok)
      products.push(toProduct(item, category.value, item === row ? pieces : item.quantity.value, answer));
    else unhandled.push(category.failure);
  }
  return { products, unhandled };
}
