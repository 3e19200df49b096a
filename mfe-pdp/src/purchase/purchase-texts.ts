import { leaseText } from 'shared-domain/cart';
import {
  type FlashBadge,
  flashBadge,
  type PlanPrice,
  type Product,
  type ProductVariant,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { legalText, legalTotalPrice, minimumTotal, shortLegalText } from 'shared-domain/legal';
import {
  addOre,
  formatMonthly,
  formatMonths,
  formatPrice,
  monthlyParts,
  type Ore,
  type PriceParts,
  subtractOre,
  timesOre,
  ZERO,
} from 'shared-domain/money';
import { amountInRealm, isUpfront, leaseCapText, optionPrice, toUpdateFinancing } from 'shared-domain/purchase';
import {
  type Offering,
  offeringTitle,
  planName,
  type PlanOption,
  planTerms,
  planText,
  speedText,
  speedWord,
} from 'shared-domain/subscription';
import { texts, vatNote } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { chargedBy } from './charged-prices';
import type { PageOffering } from './load-offerings';
import type { Purchase } from './purchase';

/** A choice as a card: texts and prices are ready. */
export interface ChoiceCard {
  readonly value: string;
  readonly title: string;
  readonly detail: string;
  readonly price: PriceParts;
  readonly note: string;
}

/** A plan as a card, with the line that its data highlights (P3-21). */
export interface PlanCard extends ChoiceCard {
  readonly flash: FlashBadge | null;
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
  /** What holds for a monthly price, as it stands beside it: 'Krever abonnement. Minste totalpris 18 972,-'; null for a full price. */
  readonly conditions: string | null;
  /** P5-4, or null. */
  readonly leaseCap: string | null;
}

export const planCodeOf = ({ plan }: Purchase): string | null => plan?.offering.offeringCode ?? null;
export const deviceMonthly = ({ monthly, monthlyWithoutVAT }: PlanPrice, realm: Realm): Ore =>
  amountInRealm(realm, monthly, monthlyWithoutVAT);

/** An amount in running text: one of a business says that mva. is not in it (P6-14). */
export const withVatNote = (amount: string, realm: Realm): string => [amount, vatNote(realm)].filter(Boolean).join(' ');

/** A full price as the large price of a page. */
export const paidOnce = (amount: string): PriceParts => ({ amount, unit: '' });

/** The full price of a variant; null where it is not sold that way: never 0. */
export function fullPrice({ prices }: ProductVariant, realm: Realm): string | null {
  return prices.upfront && formatPrice(amountInRealm(realm, prices.upfront.upfront, prices.upfront.upfrontWithoutVAT));
}

/** The price before, or without the campaign that lowers it, struck; null where it was not higher. */
export function priceBefore({ prices: { upfront } }: ProductVariant, realm: Realm): string | null {
  const before = upfront?.before ?? chargedBy(upfront).listed?.upfront;
  return before === undefined ? null : formatPrice(amountInRealm(realm, before));
}

/** A monthly price without the campaign that lowers it, struck; null without one. */
export function monthlyBefore(entry: PlanPrice, realm: Realm): string | null {
  const listed = chargedBy(entry).listed?.monthly;
  return listed === undefined || listed === entry.monthly ? null : formatMonthly(amountInRealm(realm, listed));
}

/** The options of the chosen method (P3-10): monthly price, total price and what is paid now. */
export function optionCards(purchase: Purchase, variant: ProductVariant, realm: Realm): readonly ChoiceCard[] {
  return (purchase.method?.financingOptions ?? []).flatMap(({ alternative_id: value, heading }): ChoiceCard[] => {
    if (isUpfront(value)) {
      const price = fullPrice(variant, realm);
      return price === null
        ? []
        : [
            {
              value,
              title: heading,
              detail: '',
              price: paidOnce(price),
              note: texts.payNow(withVatNote(price, realm)),
            },
          ];
    }
    const entry = optionPrice(variant.prices, value, planCodeOf(purchase));
    if (!entry) return [];
    const amount = (withVat: Ore): string => withVatNote(formatPrice(amountInRealm(realm, withVat)), realm);
    return [
      {
        value,
        title: heading,
        detail: texts.totalPrice(amount(entry.total)),
        price: monthlyParts(deviceMonthly(entry, realm)),
        note: texts.payNow(amount(entry.upfront)),
      },
    ];
  });
}

/**
 * 'høy hastighet (250 Mbit/s)' of a plan that is chosen by its speed, '500 Mbit/s' of one that is chosen by its data; null without one. The
 * word is that of the plan's own speed: doubled it is 'høy hastighet, 500 Mbit/s' (P9-28).
 */
export function planSpeed(offering: Offering): string | null {
  const { isDataUnlimited, dataMaxSpeed, doubleSpeed } = offering;
  const speed = speedText(offering);
  if (speed === null || !isDataUnlimited || !dataMaxSpeed) return speed;
  const word = planText(speedWord(dataMaxSpeed.amount));
  return doubleSpeed === undefined ? texts.speed(word, speed) : texts.doubledSpeed(word, speed);
}

/** A plan: name, what it holds, what it costs beside the device. */
export function planCard({ offering, device }: PlanOption, realm: Realm): PlanCard {
  const { note }: PageOffering = offering;
  return {
    value: offering.offeringCode,
    title: planName(offering),
    detail: [planText(offeringTitle(offering)), planSpeed(offering)].filter(Boolean).join(', '),
    price: monthlyParts(amountInRealm(realm, device.mainOfferingMonthly)),
    note: note ? planText(note) : '',
    flash: flashBadge(offering.flashText),
  };
}

/** What is paid at once, with VAT; the full price of all pieces, or the plan's part of the device. */
export function paidNow({ option, plan }: Purchase, { prices }: ProductVariant, quantity: number): Ore {
  const amount = option !== null && isUpfront(option) ? prices.upfront?.upfront : plan?.device.upfront;
  return timesOre(amount ?? ZERO, quantity);
}

function upfrontSummary(variant: ProductVariant, realm: Realm, quantity: number): PurchaseSummary | null {
  const { upfront } = variant.prices;
  const price = fullPrice(variant, realm);
  if (price === null || upfront === null) return null;
  return {
    rows: [],
    totalLabel: texts.priceLabel,
    total: paidOnce(price),
    before: priceBefore(variant, realm),
    payNow: withVatNote(
      formatPrice(timesOre(amountInRealm(realm, upfront.upfront, upfront.upfrontWithoutVAT), quantity)),
      realm,
    ),
    legal: null,
    conditions: null,
    leaseCap: null,
  };
}

/** What the summary box says; null when there is no price to state. */
export function purchaseSummary(
  { option, plan }: Purchase,
  variant: ProductVariant,
  product: Product,
  realm: Realm,
  quantity = 1,
): PurchaseSummary | null {
  if (option === null) return null;
  if (isUpfront(option)) return upfrontSummary(variant, realm, quantity);
  if (!plan) return null;
  const { device, offering } = plan;
  const financing = toUpdateFinancing(option);
  const monthly = deviceMonthly(device, realm);
  const planMonthly = amountInRealm(realm, device.mainOfferingMonthly);
  const isSwitch = financing.financingType === 'switch' || financing.financingType === 'reswitch';
  const label = isSwitch
    ? texts.switchRow(formatMonths(24))
    : leaseText({ type: product.type, months: Number(financing.financingDuration) || 0 });
  const listed = amountInRealm(realm, chargedBy(device).listed?.monthly ?? device.monthly);
  const saved = subtractOre(listed, monthly);
  const cap = leaseCapText(option, device);
  const terms = planTerms(offering, { realm, withDevice: true, monthly: device.mainOfferingMonthly });
  const facts = {
    type: product.type,
    financing: { type: isSwitch ? 'switch' : financing.financingType, duration: financing.financingDuration },
    deviceTotal: amountInRealm(realm, device.total),
    deviceMonthly: monthly,
    plan: { months: terms.bindingMonths, total: terms.minimumTotal },
  };
  const legal = legalTotalPrice(facts);
  const minimum = minimumTotal(facts);
  return {
    rows: [
      { label, value: withVatNote(formatMonthly(listed), realm) },
      ...(saved > ZERO
        ? [{ label: texts.campaignDiscount, value: withVatNote(formatMonthly(subtractOre(ZERO, saved)), realm) }]
        : []),
      { label: planName(offering), value: withVatNote(formatMonthly(planMonthly), realm) },
    ],
    totalLabel: texts.totalMonthly,
    total: monthlyParts(addOre(monthly, planMonthly)),
    before: null,
    payNow: withVatNote(formatPrice(amountInRealm(realm, device.upfront)), realm),
    legal: legal && withVatNote(legalText(legal, minimum), realm),
    conditions: [texts.needsPlan, legal && withVatNote(shortLegalText(legal, minimum), realm)]
      .filter(Boolean)
      .join(' '),
    leaseCap: cap && pageText(cap),
  };
}
