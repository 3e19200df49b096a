import { leaseText } from 'shared-domain/cart';
import type { Product, ProductVariant } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { legalText, legalTotalPrice, minimumTotal, shortLegalText } from 'shared-domain/legal';
import {
  addOre,
  formatMonthly,
  formatMonths,
  formatPrice,
  monthlyParts,
  type PriceParts,
  subtractOre,
  timesOre,
  ZERO,
} from 'shared-domain/money';
import { amountInRealm, isUpfront, leaseCapText, toUpdateFinancing } from 'shared-domain/purchase';
import { planName, planTerms } from 'shared-domain/subscription';
import { texts } from '../texts/nb';
import { pageText } from '../texts/purchase-page-nb';
import { chargedBy, deviceMonthly, fullPrice, paidOnce, priceBefore, upfrontOf } from './prices';
import type { Purchase } from './purchase';

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
  /** The conditions of a monthly price, as they are shown beside it: 'Krever abonnement. Minste totalpris 18 972,-'; null for a full price. */
  readonly conditions: string | null;
  /** P5-4, or null. */
  readonly leaseCap: string | null;
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
    payNow: formatPrice(timesOre(amountInRealm(realm, upfront.upfront, upfront.upfrontWithoutVAT), quantity)),
    legal: null,
    conditions: null,
    leaseCap: null,
  };
}

/** The content of the summary box; null when there is no price to state. */
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
      { label, value: formatMonthly(listed) },
      ...(saved > ZERO ? [{ label: texts.campaignDiscount, value: formatMonthly(subtractOre(ZERO, saved)) }] : []),
      { label: planName(offering), value: formatMonthly(planMonthly) },
    ],
    totalLabel: texts.totalMonthly,
    total: monthlyParts(addOre(monthly, planMonthly)),
    before: null,
    payNow: upfrontOf(device, realm),
    legal: legal && legalText(legal, minimum),
    conditions: [texts.needsPlan, legal && shortLegalText(legal, minimum)].filter(Boolean).join(' '),
    leaseCap: cap && pageText(cap),
  };
}
