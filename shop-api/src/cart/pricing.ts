import { addOre, ZERO, type Ore } from 'shared-domain/money';
import type { CartCatalogue, DeviceTerms, Goods, GoodsLine, Order, Plan, SubscriptionLine } from './model';

/** A line with what the catalogue says about it now. */
export type PricedLine =
  | { readonly kind: 'goods'; readonly line: GoodsLine; readonly goods: Goods; readonly terms: DeviceTerms | null }
  | { readonly kind: 'subscription'; readonly line: SubscriptionLine; readonly plan: Plan };

/** Amounts of one piece; absent where the line has no such price. */
export interface LinePrice {
  readonly monthlyOre?: Ore;
  readonly upfrontOre?: Ore;
  readonly totalOre?: Ore;
  /** Taken off the monthly price. */
  readonly monthlyDiscountOre?: Ore;
}

/** The lines of an order priced by the catalogue. A line that the catalogue no longer knows is left out. */
export function priceLines({ lines, realm }: Pick<Order, 'lines' | 'realm'>, catalogue: CartCatalogue): readonly PricedLine[] {
  const priced: PricedLine[] = [];
  for (const line of lines) {
    const entry = line.kind === 'goods' ? priceGoods(line, realm, catalogue) : pricePlan(line, catalogue);
    if (entry) priced.push(entry);
  }
  return priced;
}

function priceGoods(line: GoodsLine, realm: Order['realm'], catalogue: CartCatalogue): PricedLine | null {
  const goods = catalogue.findGoods(line.sku, realm);
  if (!goods) return null;
  if (!line.bundle) return { kind: 'goods', line, goods, terms: null };
  const terms = catalogue.findTerms(line.sku, line.bundle.financing, realm);
  return terms && { kind: 'goods', line, goods, terms };
}

function pricePlan(line: SubscriptionLine, catalogue: CartCatalogue): PricedLine | null {
  const plan = catalogue.findPlan(line.offeringCode);
  return plan && { kind: 'subscription', line, plan };
}

export const quantityOf = ({ line }: PricedLine): number => (line.kind === 'goods' ? line.quantity : 1);

export function priceOf(priced: PricedLine, realm: Order['realm']): LinePrice {
  if (priced.kind === 'subscription') {
    const { monthlyOre, upfrontOre, firstYearDiscountOre } = priced.plan;
    const monthlyDiscountOre = addOre(firstYearDiscountOre, realm === 'B2B' ? ZERO : priced.plan.monthlyDiscountOre);
    return {
      monthlyOre,
      ...(upfrontOre > 0 ? { upfrontOre } : {}),
      ...(monthlyDiscountOre > 0 ? { monthlyDiscountOre } : {}),
    };
  }
  if (!priced.terms) return { upfrontOre: priced.goods.priceOre, totalOre: priced.goods.priceOre };
  const { monthlyOre, upfrontOre, totalOre } = priced.terms;
  return { monthlyOre, totalOre, ...(upfrontOre > 0 ? { upfrontOre } : {}) };
}
