/** An order as the cart calls answer it (F3.1). Øre inside, NOK on the wire. */
import type { CartAnswer, CartItem, NestedCartItem } from 'shared-domain/cart/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { subtractOre, timesOre, toNok, withoutVat, ZERO, type Ore } from 'shared-domain/money';
import { KEEP_EXISTING_CODE } from 'shared-domain/subscription';
import { deliveryOf, type DeliveryTerms } from './delivery';
import { isCountedType, type Order } from './model';
import { priceOf, type LinePrice, type PricedLine } from './pricing';
import { planDiscount } from './texts/nb';
import { totalsOf } from './totals';

type PricedGoods = Extract<PricedLine, { kind: 'goods' }>;
type PricedPlan = Extract<PricedLine, { kind: 'subscription' }>;

const isGoods = (priced: PricedLine): priced is PricedGoods => priced.kind === 'goods';
const isPlan = (priced: PricedLine): priced is PricedPlan => priced.kind === 'subscription';

export function toCartAnswer(order: Order, lines: readonly PricedLine[], terms: DeliveryTerms): CartAnswer {
  const { realm } = order;
  const totals = totalsOf(lines, realm);
  return {
    orderRef: order.orderRef,
    realm,
    hasPaid: false,
    customerTypeGet: order.customerTypeGet,
    reSwitch: null,
    cart: { content: toContent(lines, realm), subscriptions: toCartSubscriptions(lines) },
    subscriptions: toBundles(lines, realm),
    totals: {
      monthly: toNok(totals.monthly),
      upfront: toNok(totals.upfront),
      firstInvoice: toNok(totals.firstInvoice),
      vat: toNok(totals.vat),
      upfrontWithoutVAT: toNok(totals.upfrontWithoutVat),
    },
    delivery: deliveryOf(lines, totals.upfront, terms),
  };
}

/** The same answer after payment: nothing can be changed any more (F4.1-8). */
export function toPaidAnswer(answer: CartAnswer): CartAnswer {
  const settle = <Item extends NestedCartItem>(item: Item): Item => ({ ...item, quantity: { ...item.quantity, modifiable: false, removable: false } });
  const content = answer.cart.content.map((item) => ({ ...settle(item), items: item.items.map(settle) }));
  return { ...answer, hasPaid: true, cart: { ...answer.cart, content } };
}

function toContent(lines: readonly PricedLine[], realm: Realm): CartItem[] {
  const bundleIds = new Set(lines.filter(isGoods).map(({ line }) => line.bundle?.id));
  return lines.flatMap((priced): CartItem[] => {
    if (priced.kind === 'subscription') return bundleIds.has(priced.line.bundleId) ? [] : [toSubscriptionItem(priced, realm, true)];
    const bundleId = priced.line.bundle?.id;
    const children = lines.filter(isPlan).filter(({ line }) => line.bundleId === bundleId);
    return [{ ...toGoodsItem(priced, realm), items: children.map((child) => toSubscriptionItem(child, realm, false)) }];
  });
}

function toGoodsItem(priced: PricedGoods, realm: Realm): CartItem {
  const { line, goods } = priced;
  return {
    id: goods.sku,
    type: goods.type,
    cartItemId: line.cartItemId,
    ...(line.bundle ? { bundleId: line.bundle.id, leaseMonths: line.bundle.financing.months } : {}),
    isReSwitch: false,
    quantity: { value: line.quantity, modifiable: isCountedType(goods.type), removable: true },
    name: goods.name,
    brand: goods.brand,
    model: goods.model,
    color: goods.color,
    ...(goods.size === null ? {} : { modelSize: goods.size }),
    href: goods.href,
    image: goods.image,
    price: toPrice(priceOf(priced, realm)),
    items: [],
  };
}

/** A plan inside a device's bundle goes with the device (F4.1-7). */
function toSubscriptionItem(priced: PricedPlan, realm: Realm, removable: boolean): CartItem {
  const price = priceOf(priced, realm);
  return {
    id: priced.plan.offeringCode,
    type: 'SUBSCRIPTION',
    cartItemId: priced.line.cartItemId,
    bundleId: priced.line.bundleId,
    isReSwitch: false,
    quantity: { value: 1, modifiable: false, removable },
    name: priced.plan.name,
    code: priced.plan.offeringCode,
    price: toPrice(removable ? price : { ...price, totalOre: boundTotal(price) }),
    ...(price.monthlyDiscountOre === undefined
      ? {}
      : { discount: { name: planDiscount, isUniqueDiscount: false, value: { monthly: toNok(price.monthlyDiscountOre) } } }),
    items: [],
  };
}

/** Months of the plan that a device's purchase binds to, whatever the lease's length (F9.3-2): part of 'Minste totalpris' (F9.2-9). */
const BOUND_MONTHS = 12;
const boundTotal = ({ monthlyOre = ZERO, monthlyDiscountOre = ZERO }: LinePrice): Ore => timesOre(subtractOre(monthlyOre, monthlyDiscountOre), BOUND_MONTHS);

const toPrice = ({ monthlyOre, upfrontOre, totalOre }: LinePrice): CartItem['price'] => ({
  ...(monthlyOre === undefined ? {} : { monthly: toNok(monthlyOre), monthlyWithoutVAT: toNok(withoutVat(monthlyOre)) }),
  ...(upfrontOre === undefined ? {} : { upfront: toNok(upfrontOre), upfrontWithoutVAT: toNok(withoutVat(upfrontOre)) }),
  ...(totalOre === undefined ? {} : { total: toNok(totalOre) }),
});

const financingOf = ({ line, terms }: PricedGoods): CartAnswer['subscriptions'][number]['financing'] =>
  line.bundle ? { ...(terms ? { code: terms.code } : {}), type: line.bundle.financing.type, duration: line.bundle.financing.months } : null;

function toCartSubscriptions(lines: readonly PricedLine[]): CartAnswer['cart']['subscriptions'] {
  const devices = lines.filter(isGoods);
  const deviceOf = (bundleId: string): PricedGoods | undefined => devices.find(({ line }) => line.bundle?.id === bundleId);
  const planned = lines.filter(isPlan).map(({ line, plan }) => {
    const device = deviceOf(line.bundleId);
    return {
      id: line.bundleId,
      code: plan.offeringCode,
      financing: device ? financingOf(device) : null,
      keepExistingSubscription: false,
      isDataUnlimited: plan.isDataUnlimited,
      size: plan.size,
    };
  });
  const kept = devices.flatMap((device) => (device.line.bundle?.keepsSubscription
    ? [{ id: device.line.bundle.id, code: KEEP_EXISTING_CODE, financing: financingOf(device), keepExistingSubscription: true, isDataUnlimited: false, size: null }]
    : []));
  return [...planned, ...kept];
}

/** F3.1-18: one entry a bundle of a device. The first one with a new plan is the one whose legal text is shown (F9.3). */
function toBundles(lines: readonly PricedLine[], realm: Realm): CartAnswer['subscriptions'] {
  const bundled = lines.filter(isGoods).flatMap((device) => (device.line.bundle ? [{ device, bundleId: device.line.bundle.id }] : []));
  const planOf = (bundleId: string): PricedPlan | undefined => lines.filter(isPlan).find(({ line }) => line.bundleId === bundleId);
  const legalId = (bundled.find(({ bundleId }) => planOf(bundleId)) ?? bundled[0])?.bundleId;
  return bundled.map(({ device, bundleId }) => {
    const plan = planOf(bundleId);
    const price: LinePrice = plan ? priceOf(plan, realm) : {};
    return {
      id: bundleId,
      isLegal: bundleId === legalId,
      code: plan?.plan.offeringCode ?? '',
      financing: financingOf(device),
      price: { monthly: { amountSubscription: toNok(subtractOre(price.monthlyOre ?? ZERO, price.monthlyDiscountOre ?? ZERO)) } },
    };
  });
}
