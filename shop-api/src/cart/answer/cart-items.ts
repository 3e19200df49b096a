/** The rows of the cart (F3.1-3). Plan and insurance are nested in their device's row. */
import type { CartItemWire } from 'shared-domain/cart/io';
import { isWithoutVat, type Realm } from 'shared-domain/contracts/realm';
import { type Ore, toNok, withoutVat } from 'shared-domain/money';
import { includesScreenInsurance } from 'shared-domain/purchase';
import { isCountedType, optionOf, type Order } from '../orders/order';
import { planCommitment, type PricedPlan } from '../pricing/plan-prices';
import {
  type LinePrice,
  type PricedGoods,
  type PricedLine,
  type PricedService,
  priceOf,
  type SwapRow,
} from '../pricing/pricing';
import { agreementIncluded, bound, familyDiscount, planDiscount, screenInsurance } from '../texts/nb';

type Child = PricedPlan | PricedService;

const isChild = (priced: PricedLine): priced is Child => priced.kind === 'subscription' || priced.kind === 'service';

export function toCartContent(
  lines: readonly PricedLine[],
  { realm, customers }: Pick<Order, 'realm' | 'customers'>,
): CartItemWire[] {
  const child = (priced: Child, device: PricedGoods | null): CartItemWire => ({
    ...toChildItem(priced, realm, device !== null),
    ...changedNumber(priced, device, customers),
  });
  const bundleIds = new Set(
    lines.flatMap((priced) => (priced.kind === 'goods' && priced.line.bundle ? [priced.line.bundle.id] : [])),
  );
  return lines.flatMap((priced): CartItemWire[] => {
    if (priced.kind === 'swap') return [toSwapItem(priced)];
    if (isChild(priced)) return bundleIds.has(priced.line.bundleId) ? [] : [child(priced, null)];
    const children = lines.filter(isChild).filter(({ line }) => line.bundleId === priced.line.bundle?.id);
    return [{ ...toGoodsItem(priced, realm), items: children.map((each) => child(each, priced)) }];
  });
}

/** The number whose plan is replaced, by this line or with its device (P7-10). */
function changedNumber(
  { line }: Child,
  device: PricedGoods | null,
  customers: Order['customers'],
): Pick<CartItemWire, 'phoneNumber'> {
  if (line.kind === 'service') return {};
  const holder = line.isChange ? line : device?.line.existingPhone === 'changed' ? device.line : null;
  const phoneNumber = holder && customers[holder.cartItemId]?.phoneNumber;
  return phoneNumber ? { phoneNumber } : {};
}

function toGoodsItem(priced: PricedGoods, realm: Realm): CartItemWire {
  const { line, goods, deal } = priced;
  const price = priceOf(priced);
  const months = line.bundle?.financing.months ?? 0;
  return {
    id: goods.sku,
    type: goods.type,
    cartItemId: line.cartItemId,
    ...(line.bundle ? { bundleId: line.bundle.id } : {}),
    ...(months > 0 ? { leaseMonths: months } : {}),
    isReSwitch: line.bundle?.isReSwitch ?? false,
    quantity: { value: line.quantity, modifiable: isCountedType(goods.type), removable: true },
    name: goods.name,
    brand: goods.brand,
    model: goods.model,
    color: goods.color,
    ...(goods.size === null ? {} : { modelSize: goods.size }),
    href: goods.href,
    image: goods.image,
    ...(includesScreenInsurance(optionOf(line)) ? { subtitle: screenInsurance } : {}),
    price: toPrice(price, realm),
    ...toDiscount(
      price,
      {
        name: deal?.title ?? '',
        code: deal?.code,
        hasOwnLine: deal?.isOnTop ?? false,
        badge: deal?.title,
      },
      realm,
    ),
    items: [],
  };
}

const toChildItem = (child: Child, realm: Realm, isBundled: boolean): CartItemWire =>
  child.kind === 'service' ? toServiceItem(child, realm) : toSubscriptionItem(child, realm, isBundled);

/** A plan of a device bundle can only be removed with the device (F4.1-7). Its id names its binding too, so that it is ordered again with it. */
function toSubscriptionItem(priced: PricedPlan, realm: Realm, isBundled: boolean): CartItemWire {
  const { line, plan } = priced;
  const price = priceOf(priced);
  return {
    id: line.icim === undefined ? plan.offeringCode : `${plan.offeringCode}.${line.icim}`,
    type: 'SUBSCRIPTION',
    cartItemId: line.cartItemId,
    bundleId: line.bundleId,
    isReSwitch: false,
    quantity: { value: 1, modifiable: false, removable: !isBundled },
    name: plan.name,
    code: plan.offeringCode,
    ...planSubtitle(priced),
    price: toPrice(
      line.isIncluded ? price : { ...price, totalOre: planCommitment(priced, realm, isBundled).minimumTotal },
      realm,
    ),
    ...toDiscount(price, { name: planDiscount }, realm),
    items: [],
  };
}

/** Why a plan costs what it costs: its binding, and the family discount (F9.8, F9.9-2). */
function planSubtitle({ line, price }: PricedPlan): Pick<CartItemWire, 'subtitle'> {
  const parts = [
    ...(line.isIncluded ? [agreementIncluded] : []),
    ...(line.icim === undefined ? [] : [bound]),
    ...(price?.isFamily ? [familyDiscount] : []),
  ];
  return parts.length > 0 ? { subtitle: parts.length === 1 ? (parts[0] ?? '') : parts } : {};
}

function toServiceItem(priced: PricedService, realm: Realm): CartItemWire {
  const { line, insurance } = priced;
  const price = priceOf(priced);
  return {
    id: insurance.code,
    type: 'SERVICE',
    cartItemId: line.cartItemId,
    bundleId: line.bundleId,
    isReSwitch: false,
    quantity: { value: 1, modifiable: false, removable: true },
    name: insurance.name,
    code: insurance.code,
    ...(insurance.freeMonths && { freeMonths: insurance.freeMonths }),
    price: toPrice(price, realm),
    ...toDiscount(price, { name: insurance.discountName }, realm),
    items: [],
  };
}

/** Rows of a swap cannot be removed on their own: they go with the new phone. */
const toSwapItem = (row: SwapRow): CartItemWire => ({
  id: row.type,
  type: row.type,
  cartItemId: `${row.bundleId}-${row.type.toLowerCase()}`,
  bundleId: row.bundleId,
  isReSwitch: true,
  quantity: { value: 1, modifiable: false, removable: false },
  name: row.name,
  price: toPrice(priceOf(row), 'B2C'),
  items: [],
});

export const toPrice = (
  { monthlyOre, upfrontOre, firstInvoiceOre, totalOre }: LinePrice,
  realm: Realm,
): CartItemWire['price'] => ({
  ...(monthlyOre === undefined ? {} : { monthly: toNok(monthlyOre), monthlyWithoutVAT: toNok(withoutVat(monthlyOre)) }),
  ...(upfrontOre === undefined ? {} : { upfront: toNok(upfrontOre), upfrontWithoutVAT: toNok(withoutVat(upfrontOre)) }),
  ...(firstInvoiceOre === undefined ? {} : { firstInvoice: toNok(firstInvoiceOre) }),
  ...(totalOre === undefined ? {} : { total: toNok(totalOre) }),
  ...(totalOre === undefined || !isWithoutVat(realm) ? {} : { totalWithoutVAT: toNok(withoutVat(totalOre)) }),
});

interface DiscountNames {
  readonly name: string;
  /** The code of the campaign. */
  readonly code?: string | undefined;
  /** An upfront discount has a line of its own beside the whole price (F9.1-20); otherwise the price is lower. */
  readonly hasOwnLine?: boolean;
  /** Says beside a lower price of a device why it is lower (F3.1-11). */
  readonly badge?: string | undefined;
}

/** Discount of one piece; without VAT for businesses. */
export function toDiscount(
  { monthlyDiscountOre, upfrontDiscountOre }: LinePrice,
  { name, code, hasOwnLine = false, badge }: DiscountNames,
  realm: Realm,
): Pick<CartItemWire, 'discount'> {
  if (monthlyDiscountOre === undefined && upfrontDiscountOre === undefined) return {};
  const isUniqueDiscount = hasOwnLine && upfrontDiscountOre !== undefined;
  const nok = (amount: Ore): number => toNok(isWithoutVat(realm) ? withoutVat(amount) : amount);
  return {
    discount: {
      name,
      ...(code === undefined ? {} : { code }),
      ...(badge === undefined || isUniqueDiscount ? {} : { handsetDiscountText: badge }),
      isUniqueDiscount,
      value: {
        ...(monthlyDiscountOre === undefined ? {} : { monthly: nok(monthlyDiscountOre) }),
        ...(upfrontDiscountOre === undefined ? {} : { upfront: nok(upfrontDiscountOre) }),
      },
    },
  };
}
