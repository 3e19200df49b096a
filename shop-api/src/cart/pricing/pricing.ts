import { addOre, higherOre, lowerOre, type Ore, subtractOre, timesOre, ZERO } from 'shared-domain/money';
import type { GoodsLine, Order, ServiceLine, Swap } from '../orders/order';
import { swap as texts } from '../texts/nb';
import type { CartCatalogue, CartInsurance, Deal, FinancedPrice, Goods } from './cart-catalogue';
import { resolveDeal } from './deals';
import { type PricedPlan, pricePlans } from './plan-prices';

export interface PricedGoods {
  readonly kind: 'goods';
  readonly line: GoodsLine;
  readonly goods: Goods;
  readonly terms: FinancedPrice | null;
  /** The campaign of the line's discount code, while it is valid. */
  readonly deal: Deal | null;
}
export interface PricedService {
  readonly kind: 'service';
  readonly line: ServiceLine;
  readonly insurance: CartInsurance;
}

export type { PricedPlan } from './plan-prices';

/** A line with its current catalogue data, or a row of a swap. */
export type PricedLine = PricedGoods | PricedPlan | PricedService | SwapRow;

/** Amounts of one piece; absent where the line has no such price. `totalOre` is after discounts, the others before. */
export interface LinePrice {
  readonly monthlyOre?: Ore;
  readonly upfrontOre?: Ore;
  readonly firstInvoiceOre?: Ore;
  readonly totalOre?: Ore;
  /** Discounts on the monthly and the upfront price. */
  readonly monthlyDiscountOre?: Ore;
  readonly upfrontDiscountOre?: Ore;
  /** Months from the start in which the monthly price is not paid. */
  readonly freeMonths?: number;
}

/** The lines of an order priced by the catalogue. A line that the catalogue no longer knows is left out. */
export function priceLines(
  order: Pick<Order, 'lines' | 'realm' | 'swap' | 'customers'>,
  catalogue: CartCatalogue,
): readonly PricedLine[] {
  const plans = pricePlans(order, catalogue);
  return order.lines.flatMap((line): readonly PricedLine[] => {
    if (line.kind === 'subscription') return plans.filter((plan) => plan.line === line);
    if (line.kind === 'service') return priceService(line, order, catalogue);
    const goods = priceGoods(line, order, catalogue);
    return goods ? [goods, ...swapRowsOf(line, order.swap)] : [];
  });
}

function priceGoods(
  line: GoodsLine,
  { lines, realm }: Pick<Order, 'lines' | 'realm'>,
  catalogue: CartCatalogue,
): PricedGoods | null {
  const goods = catalogue.findGoods(line.sku, realm);
  if (!goods) return null;
  const terms = line.bundle ? catalogue.findTerms(line.sku, line.bundle.financing, realm) : null;
  if (line.bundle && !terms) return null;
  const deal = line.discount ? resolveDeal(line, lines, catalogue, realm) : null;
  return { kind: 'goods', line, goods, terms, deal: deal?.ok ? deal.value : null };
}

function priceService(
  line: ServiceLine,
  { lines, realm }: Pick<Order, 'lines' | 'realm'>,
  catalogue: CartCatalogue,
): readonly PricedService[] {
  const device = lines.find((each): each is GoodsLine => each.kind === 'goods' && each.bundle?.id === line.bundleId);
  const insurance = device ? catalogue.findInsurance(line.serviceCode, device.sku, realm) : null;
  return insurance ? [{ kind: 'service', line, insurance }] : [];
}

export const quantityOf = (priced: PricedLine): number => (priced.kind === 'goods' ? priced.line.quantity : 1);

export function priceOf(priced: PricedLine): LinePrice {
  switch (priced.kind) {
    case 'goods':
      return goodsPrice(priced);
    case 'subscription':
      return planPrice(priced);
    case 'service':
      return {
        monthlyOre: priced.insurance.monthlyOre,
        ...someOre('monthlyDiscountOre', priced.insurance.discountOre),
        ...(priced.insurance.freeMonths && { freeMonths: priced.insurance.freeMonths }),
      };
    case 'swap':
      return { ...someOre('firstInvoiceOre', priced.firstInvoiceOre), ...someOre('totalOre', priced.firstInvoiceOre) };
  }
}

/** A consumer pays what the plan costs among the others of the order; a business its own price (F6-9). */
function planPrice({ line, plan, price }: PricedPlan): LinePrice {
  if (line.isIncluded) return {};
  const monthlyOre = price ? higherOre(price.undiscounted, price.amount) : plan.monthlyOre;
  return {
    monthlyOre,
    ...someOre('upfrontOre', plan.upfrontOre),
    ...someOre('monthlyDiscountOre', price ? subtractOre(monthlyOre, price.amount) : plan.firstYearDiscountOre),
  };
}

/** A discount is at most the price. */
function goodsPrice({ goods, terms, deal }: PricedGoods): LinePrice {
  const { months, monthlyOre, upfrontOre, totalOre } = terms ?? {
    months: 0,
    monthlyOre: ZERO,
    upfrontOre: goods.priceOre,
    totalOre: goods.priceOre,
  };
  const monthlyDiscountOre = lowerOre(deal?.monthlyOre ?? ZERO, monthlyOre);
  const upfrontDiscountOre = lowerOre(deal?.upfrontOre ?? ZERO, upfrontOre);
  return {
    ...(months > 0 ? { monthlyOre } : {}),
    ...(months === 0 || upfrontOre > 0 ? { upfrontOre } : {}),
    totalOre: subtractOre(totalOre, addOre(upfrontDiscountOre, timesOre(monthlyDiscountOre, months))),
    ...someOre('monthlyDiscountOre', monthlyDiscountOre),
    ...someOre('upfrontDiscountOre', upfrontDiscountOre),
  };
}

/** An amount of 0 is left out. */
const someOre = (field: keyof LinePrice, amount: Ore): LinePrice => (amount > 0 ? { [field]: amount } : {});

/** Rows that a swap adds (F3.1-16). They are computed from the agreement and are no lines of the order. */
export interface SwapRow {
  readonly kind: 'swap';
  readonly type: 'RESWITCH_EXISTING_HARDWARE' | 'SWITCH_REMAINING_COST' | 'BREAKAGE_FEE';
  readonly bundleId: string;
  readonly name: string;
  /** On the next invoice (F9.1-24); 0: no price. */
  readonly firstInvoiceOre: Ore;
}

/** The returned phone, then the rest of the agreement and the fee for ending it early, if any. */
export function swapRowsOf({ bundle }: Pick<GoodsLine, 'bundle'>, swap: Swap | null): readonly SwapRow[] {
  if (!bundle?.isReSwitch || !swap) return [];
  const row = (type: SwapRow['type'], name: string, firstInvoiceOre: Ore): SwapRow => ({
    kind: 'swap',
    type,
    bundleId: bundle.id,
    name,
    firstInvoiceOre,
  });
  return [
    row('RESWITCH_EXISTING_HARDWARE', texts.givenBack(swap.name), ZERO),
    ...(swap.remainingOre > 0
      ? [row('SWITCH_REMAINING_COST', texts.remaining(swap.monthsLeft), swap.remainingOre)]
      : []),
    ...(swap.breakageFeeOre > 0 ? [row('BREAKAGE_FEE', texts.breakageFee, swap.breakageFeeOre)] : []),
  ];
}
