import type { Realm } from '../../contracts/realm';
import { formatMonthly, type PriceParts } from '../../money';
import type { Offering } from '../model';
import { businessTerms } from '../rules/business-terms';
import {
  disclaimerLook,
  type DisclaimerLook,
  discountBadges,
  personaLabel,
  type PlanColour,
  planColour,
  planFooter,
  type Speedometer,
  speedometerIcon,
} from '../rules/card-look';
import { displayOffering } from '../rules/display';
import { isStreamingBundle, type PriceTerms, type StreamingPrices, streamingPrices } from '../rules/list-price';
import { sectionKindOf } from '../rules/plan-kind';
import { planTerms } from '../rules/plan-terms';
import { priceDisclaimerText } from '../rules/price-disclaimer';
import { speedText } from '../rules/speed';
import { textBlocksOf } from '../rules/text-blocks';
import { subscriptionText } from './nb';
import { bindingText, termsLines, termsTexts } from './terms-nb';

/** Bokmål lines of a plan's card: whom it is for, and how fast it is. */
export const cardTexts = {
  upTo: (speed: string) => `Opptil ${speed}`,
  withStreaming: (speed: string | null) => (speed ? `Opptil ${speed}, med strømming` : 'Med strømming'),
  streamingParts: ({ mobile, streaming, guide }: StreamingPrices) =>
    `Mobilabonnement ${formatMonthly(mobile)} og strømming ${formatMonthly(streaming)} (veiledende pris ${formatMonthly(guide)}).`,
  speedForYouth: (speed: string) => `Opptil ${speed}, for deg under 30`,
  forYouth: 'For deg under 30',
  forChildren: 'For barn og ungdom',
  dataForChildren: (data: string) => `${data}, for barn og ungdom`,
  forWatch: 'For deg som har mobilabonnement hos oss',
  tryBuyDetail: 'Test nettet vårt på mobilen du har.',
} as const;

export interface PlanDisclaimer {
  readonly text: string;
  /** Name of an icon; null: none. */
  readonly icon: string | null;
  /** Null: as the text around it. */
  readonly look: DisclaimerLook | null;
}

/** The texts of a plan's card. */
export interface PlanPresentation {
  readonly name: string;
  readonly title: string;
  /** The ordinary amount of data beside a doubled one (F9.7-1); null: none. */
  readonly struckTitle: string | null;
  readonly persona: string | null;
  readonly speedometer: Speedometer | null;
  readonly detail: string;
  readonly price: PriceParts;
  readonly struck: string | null;
  /** '(ekskl. mva.)' for a business, else ''. */
  readonly vatNote: string;
  readonly badges: readonly { readonly kind: 'offer' | 'brand' | 'green' | 'plain'; readonly text: string }[];
  readonly note: string;
  readonly minimumTotal: string;
  /** The plan's own text about its price (F2.7-5); null: none. */
  readonly disclaimer: PlanDisclaimer | null;
  /** The terms that the law wants within reach of the price. */
  readonly terms: readonly string[];
  readonly included: readonly string[];
  readonly blocks: readonly { readonly heading: string; readonly content: string }[];
  readonly footer: readonly string[];
  readonly logos: readonly { readonly title: string; readonly url: string }[];
  readonly colour: PlanColour | null;
}

export interface PlanAudience {
  readonly realm: Realm;
  /** The customer gets the family discount on this plan (F9.9-1). */
  readonly isFamily?: boolean;
}

const dataOf = ({ dataIncluded, doubleData }: Offering): string =>
  dataIncluded
    ? subscriptionText({ key: 'data', values: { ...dataIncluded, amount: doubleData ?? dataIncluded.amount } })
    : '';

function detailOf(plan: Offering): string {
  const speed = speedText(plan);
  switch (sectionKindOf(plan)) {
    case 'watch':
      return cardTexts.forWatch;
    case 'try-buy':
      return cardTexts.tryBuyDetail;
    case 'junior':
      return dataOf(plan) ? cardTexts.dataForChildren(dataOf(plan)) : cardTexts.forChildren;
    case 'youth':
      return speed ? cardTexts.speedForYouth(speed) : cardTexts.forYouth;
    default:
      if (isStreamingBundle(plan.offeringCode)) return cardTexts.withStreaming(speed);
      return speed ? cardTexts.upTo(speed) : '';
  }
}

/** The badges of the discounts, else the editors' own badge (F9.10-10, F3.3-5). */
function badgesOf(plan: Offering, { realm, isFamily = false }: PlanAudience): PlanPresentation['badges'] {
  const discounts = realm === 'B2C' && plan.billingType !== 'PREPAID' ? discountBadges(plan, { isFamily }) : [];
  if (discounts.length > 0) return discounts.map((text) => ({ kind: 'offer', text: subscriptionText(text) }));
  const { flashText } = plan;
  return flashText ? [{ kind: flashText.kind ?? 'plain', text: flashText.text }] : [];
}

function disclaimerOf(plan: Offering, facts: PriceTerms): PlanDisclaimer | null {
  const text = priceDisclaimerText(plan, facts);
  const { priceDisclaimer } = plan;
  return text !== null && priceDisclaimer
    ? { text, icon: priceDisclaimer.icon ?? null, look: disclaimerLook(priceDisclaimer) }
    : null;
}

/** The price of each part of a plan with a streaming service (F9.10-16). */
function streamingLines({ offeringCode }: Offering, isFamily: boolean): readonly string[] {
  const prices = streamingPrices(offeringCode, { isFamily });
  return prices ? [cardTexts.streamingParts(prices)] : [];
}

/** Title, name, price, terms and contents of a plan (F3.3, F9.5, F9.10), as the realm sees them. */
export function presentPlan(plan: Offering, facts: PlanAudience): PlanPresentation {
  const { realm, isFamily = false } = facts;
  const audience = realm === 'B2C' ? 'B2C' : 'B2B';
  const business = businessTerms(audience);
  const { name, price, struck, title, struckTitle, note, discountInfoLine } = displayOffering(plan, {
    realm: audience,
    isFamily,
  });
  const terms = planTerms(plan, { realm: audience, isFamily });
  const vatNote = business ? subscriptionText(business.vatNote) : '';
  const vat = vatNote && ` ${vatNote}`;
  const headline = subscriptionText(title);
  const persona = personaLabel(plan.offeringCode);
  const blocks = textBlocksOf(plan, 'info');
  return {
    name,
    title: headline,
    struckTitle: struckTitle && subscriptionText(struckTitle),
    persona: persona && subscriptionText(persona),
    speedometer: speedometerIcon(plan.offeringCode),
    detail: detailOf(plan),
    price,
    struck,
    vatNote,
    badges: badgesOf(plan, facts),
    note: noteOf(),
    minimumTotal: termsTexts.minimumTotal(terms.minimumTotal, ''),
    disclaimer: disclaimerOf(plan, { realm: audience, isFamily }),
    terms: termsLines(plan, terms, {
      isBusiness: business !== null,
      vat,
      discountInfoLine,
    }),
    included: blocks.flatMap(({ uspList }) => uspList.map(({ heading }) => heading)),
    blocks: blocks.flatMap(({ heading, content }) => (content ? [{ heading, content }] : [])),
    footer: [...streamingLines(plan, isFamily), ...planFooter(plan, isFamily).map(subscriptionText)],
    logos: plan.logoList?.logos ?? [],
    colour: planColour(plan),
  };

  function noteOf(): string {
    if (business && terms.bindingMonths > 0) return subscriptionText(business.agreement);
    if (note) return subscriptionText(note);
    if (plan.validityDays !== undefined) return termsTexts.valid(plan.validityDays);
    return plan.billingType === 'PREPAID' ? '' : bindingText(terms);
  }
}
