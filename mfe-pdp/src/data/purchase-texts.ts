import { cartText, leaseLabel } from 'shared-domain/cart';
import type { PlanPrice, Product, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { legalText, legalTotalPrice } from 'shared-domain/legal';
import {
  addOre,
  formatMonthly,
  formatMonths,
  formatPrice,
  monthlyParts,
  type Ore,
  type PriceParts,
} from 'shared-domain/money';
import {
  amountInRealm,
  isUpfront,
  leaseCapText,
  optionPrice,
  purchaseText,
  toUpdateFinancing,
} from 'shared-domain/purchase';
import {
  displayOffering,
  offeringTitle,
  type PlanOption,
  speedText,
  subscriptionText,
} from 'shared-domain/subscription';
import { texts } from '../texts/nb';
import type { Purchase } from './resolve-purchase';

/** A choice as a card: texts and prices are ready. */
export interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly detail: string;
  readonly price: PriceParts;
  readonly note: string;
}

export interface PurchaseSummary {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly totalLabel: string;
  /** The one large price: per month, or the full price. */
  readonly total: PriceParts;
  /** Struck price before, or null. */
  readonly before: string | null;
  readonly payNow: string;
  /** The legally required total price (F9.3), or null. */
  readonly legal: string | null;
  /** P5-4, or null. */
  readonly leaseCap: string | null;
}

const planCodeOf = ({ plan }: Purchase): string | null => plan?.offering.offeringCode ?? null;
const deviceMonthly = ({ monthly, monthlyWithoutVAT }: PlanPrice, realm: Realm): Ore =>
  amountInRealm(realm, monthly, monthlyWithoutVAT);

/** A full price as the large price of a page. */
const paidOnce = (amount: string): PriceParts => ({ amount, unit: '' });

/** The full price of a variant; null where it is not sold that way: never 0. */
export function fullPrice({ prices }: ProductVariant, realm: Realm): string | null {
  return prices.upfront && formatPrice(amountInRealm(realm, prices.upfront.upfront, prices.upfront.upfrontWithoutVAT));
}

/** The price before, struck; null where it was not higher. */
function priceBefore({ prices }: ProductVariant, realm: Realm): string | null {
  const before = prices.upfront?.before;
  return before === undefined ? null : formatPrice(amountInRealm(realm, before));
}

/** The options of the chosen method (P3-10): monthly price, total price and what is paid now. */
export function optionCards(purchase: Purchase, variant: ProductVariant, realm: Realm): readonly ChoiceCard[] {
  return (purchase.method?.financingOptions ?? []).flatMap(({ alternative_id: value, heading }): ChoiceCard[] => {
    if (isUpfront(value)) {
      const price = fullPrice(variant, realm);
      return price === null
        ? []
        : [{ value, title: heading, detail: '', price: paidOnce(price), note: texts.payNow(price) }];
    }
    const entry = optionPrice(variant.prices, value, planCodeOf(purchase));
    if (!entry) return [];
    const [total, now] = [amountInRealm(realm, entry.total), amountInRealm(realm, entry.upfront)].map(formatPrice) as [
      string,
      string,
    ];
    return [
      {
        value,
        title: heading,
        detail: texts.totalPrice(total),
        price: monthlyParts(deviceMonthly(entry, realm)),
        note: texts.payNow(now),
      },
    ];
  });
}

/** A plan: name, what it holds, what it costs beside the device. */
export function planCard({ offering, device }: PlanOption, realm: Realm): ChoiceCard {
  const speed = speedText(offering);
  const { note } = displayOffering(offering);
  return {
    value: offering.offeringCode,
    title: offering.subscriptionName,
    detail: [subscriptionText(offeringTitle(offering)), speed].filter(Boolean).join(', '),
    price: monthlyParts(amountInRealm(realm, device.mainOfferingMonthly)),
    note: note ? subscriptionText(note) : '',
  };
}

function upfrontSummary(variant: ProductVariant, realm: Realm): PurchaseSummary | null {
  const price = fullPrice(variant, realm);
  if (price === null) return null;
  return {
    rows: [],
    totalLabel: texts.priceLabel,
    total: paidOnce(price),
    before: priceBefore(variant, realm),
    payNow: price,
    legal: null,
    leaseCap: null,
  };
}

/** What the summary box says; null when there is no price to state. */
export function purchaseSummary(
  { option, plan }: Purchase,
  variant: ProductVariant,
  product: Product,
  realm: Realm,
): PurchaseSummary | null {
  if (option === null) return null;
  if (isUpfront(option)) return upfrontSummary(variant, realm);
  if (!plan) return null;
  const { device, offering } = plan;
  const financing = toUpdateFinancing(option);
  const monthly = deviceMonthly(device, realm);
  const planMonthly = amountInRealm(realm, device.mainOfferingMonthly);
  const isSwitch = financing.financingType === 'switch' || financing.financingType === 'reswitch';
  const label = isSwitch
    ? texts.switchRow(formatMonths(24))
    : cartText(leaseLabel(product.type, financing.financingDuration));
  const cap = leaseCapText(option, device);
  const legal = legalTotalPrice({
    type: product.type,
    financing: { type: isSwitch ? 'switch' : financing.financingType, duration: financing.financingDuration },
    deviceTotal: amountInRealm(realm, device.total),
    deviceMonthly: monthly,
    planMonthly,
  });
  return {
    rows: [
      { label, value: formatMonthly(monthly) },
      { label: offering.subscriptionName, value: formatMonthly(planMonthly) },
    ],
    totalLabel: texts.totalMonthly,
    total: monthlyParts(addOre(monthly, planMonthly)),
    before: null,
    payNow: formatPrice(amountInRealm(realm, device.upfront)),
    legal: legal && legalText(legal),
    leaseCap: cap && purchaseText(cap),
  };
}

export interface IntroPrice {
  readonly price: PriceParts;
  /** 'i 24 md.' / 'eller 12 990,- nå' */
  readonly lines: readonly string[];
  readonly before: string | null;
}

/** The price beside the name: the device's own, by the chosen option. */
export function introPrice(purchase: Purchase, variant: ProductVariant, realm: Realm): IntroPrice | null {
  const { option } = purchase;
  if (option === null) return null;
  const full = fullPrice(variant, realm);
  const entry = isUpfront(option) ? null : optionPrice(variant.prices, option, planCodeOf(purchase));
  if (!entry) return full === null ? null : { price: paidOnce(full), lines: [], before: priceBefore(variant, realm) };
  const lines = [
    entry.duration > 0 ? texts.perMonths(formatMonths(entry.duration)) : null,
    full === null ? null : texts.orNow(full),
  ];
  return {
    price: monthlyParts(deviceMonthly(entry, realm)),
    lines: lines.filter((line) => line !== null),
    before: null,
  };
}
