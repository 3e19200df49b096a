import type { Product, ProductVariant } from 'shared-domain/catalogue';
import { formatMonths, formatPrice, monthlyParts, ZERO } from 'shared-domain/money';
import type { IntroPrice } from '../product/intro-price';
import type { ChoiceCard } from '../purchase/choice-cards';
import { type AgreementOffer, agreementOffer, type Purchase } from '../purchase/purchase';
import type { PurchaseSummary } from '../purchase/purchase-summary';
import { agreementTexts as texts } from '../texts/agreement-nb';
import { texts as pageTexts } from '../texts/nb';
import { purchaseText } from '../texts/purchase-nb';
import { ukkoPrice } from './rules/agreement-price';

const shownPrice = ({ ukkoPrice: { monthlyWithoutVAT, total } }: AgreementOffer) => {
  const shown = ukkoPrice({ monthlyWithoutVat: monthlyWithoutVAT, total });
  return { monthly: purchaseText(shown.monthly), total: purchaseText(shown.total) };
};

/** The lengths of an agreement (P3-10), each with its price a month without mva. and its least total with it (P6-15). */
export const agreementCards = ({ method }: Purchase, variant: ProductVariant): readonly ChoiceCard[] =>
  (method?.financingOptions ?? []).flatMap(({ alternative_id: value, heading }): ChoiceCard[] => {
    const offer = agreementOffer(variant, value);
    if (!offer) return [];
    const price = monthlyParts(offer.ukkoPrice.monthlyWithoutVAT);
    return [{ value, title: heading, detail: shownPrice(offer).total, price, note: '' }];
  });

/** The price beside the name; null without one. */
export const agreementIntro = (offer: AgreementOffer | null): IntroPrice | null =>
  offer && {
    price: monthlyParts(offer.ukkoPrice.monthlyWithoutVAT),
    lines: [pageTexts.perMonths(formatMonths(offer.ukkoPrice.duration))],
    before: null,
  };

/** The texts of the summary box: nothing is paid at once, and what is included costs nothing more. */
export function agreementSummary(offer: AgreementOffer): PurchaseSummary {
  const { monthly, total } = shownPrice(offer);
  return {
    rows: [
      { label: texts.agreementRow(formatMonths(offer.ukkoPrice.duration)), value: monthly },
      ...offer.ukkoBundledItems.map(({ name }) => ({ label: name, value: texts.included })),
    ],
    totalLabel: pageTexts.totalMonthly,
    total: monthlyParts(offer.ukkoPrice.monthlyWithoutVAT),
    before: null,
    payNow: formatPrice(ZERO),
    legal: total,
    conditions: total,
    leaseCap: null,
  };
}

export interface IncludedItem {
  readonly name: string;
  readonly description: string | null;
}

/** 'Inkluderte produkter og tjenester' (P2-32): what is bundled with the agreement, and what the employer adds. */
export const includedItems = (offer: AgreementOffer | null, { webdeals = [] }: Product): readonly IncludedItem[] => [
  ...(offer?.ukkoBundledItems ?? []).map(({ name }) => ({ name, description: null })),
  ...webdeals.flatMap(({ title, description = null, showOnPdp }) =>
    title && showOnPdp ? [{ name: title, description }] : [],
  ),
];
