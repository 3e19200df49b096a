import type { Realm } from 'shared-domain/contracts/realm';
import { formatMonthly, type PriceParts } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import {
  familyDiscount,
  furtherLinePrice,
  type Offering,
  type PlanOption,
  type PlanPresentation,
  presentPlan,
  type SectionKind,
  sectionKindOf,
} from 'shared-domain/subscription';
import { planCard, planSpeed } from '../purchase/choice-cards';
import { plansTexts } from './plans-nb';

/** A plan in the dialog: what its card on the pages of plans says, with the price beside the device. */
export interface PlanOffer extends Pick<
  PlanPresentation,
  | 'name'
  | 'persona'
  | 'speedometer'
  | 'title'
  | 'struckTitle'
  | 'detail'
  | 'badges'
  | 'included'
  | 'blocks'
  | 'logos'
  | 'disclaimer'
> {
  readonly value: string;
  readonly price: PriceParts;
  /** Struck price before a discount, or null. */
  readonly struck: string | null;
  /** The price after the first year, or ''. */
  readonly note: string;
  /** The price of further lines of a family, and the plan's own last lines. */
  readonly footer: readonly string[];
  /** The list of what is included is still being loaded. */
  readonly isPartial: boolean;
}

export interface PlanOfferGroup {
  readonly kind: SectionKind;
  readonly heading: string;
  readonly offers: readonly PlanOffer[];
}

const KINDS: readonly SectionKind[] = ['youth', 'ordinary', 'junior', 'watch', 'broadband', 'prepaid', 'try-buy'];

/** The price of further lines of a family (P3-18). */
const familyLines = (offering: Offering, realm: Realm): readonly string[] =>
  realm === 'B2C' && familyDiscount(offering) > 0
    ? [plansTexts.familyLine(formatMonthly(amountInRealm(realm, furtherLinePrice(offering))))]
    : [];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function toOffer(option: PlanOption, details: readonly Offering[] | null, realm: Realm): PlanOffer {
  const { offering } = option;
  const { offeringCode } = offering;
  const full = details?.find((each) => each.offeringCode === offeringCode);
  // A doubling, which the page knows of the customer, is not in the catalogue's plan.
  const described: Offering = full ? { ...full, ...offering, textBlocks: full.textBlocks } : offering;
  const { terms: _terms, footer, ...shown } = presentPlan(described, { realm });
  // The name, the price and its note are those of the page behind the dialog.
  const { title: name, price, note } = planCard(option, realm);
  return {
    ...shown,
    value: offeringCode,
    name,
    price,
    // Its speed has the name that it has on the page (P9-28).
    detail: offering.isDataUnlimited ? capitalised(planSpeed(offering) ?? shown.detail) : shown.detail,
    struck: shown.price.amount === price.amount ? shown.struck : null,
    // Not 'Ingen bindingstid': a plan that a device is leased with is bound.
    note,
    footer: [...familyLines(offering, realm), ...footer],
    isPartial: details === null,
  };
}

/**
 * The plans that a device is sold with, by whom they are for (P2-38, P3-17..21); each with the price that the catalogue of plans states.
 *
 * @param details the plans as the catalogue has them, which a product page does not contain; null: on their way
 */
export const planOffers = (
  plans: readonly PlanOption[],
  details: readonly Offering[] | null,
  realm: Realm,
): readonly PlanOfferGroup[] =>
  KINDS.map((kind) => ({
    kind,
    heading: plansTexts.kinds[kind],
    offers: plans
      .filter(({ offering }) => sectionKindOf(offering) === kind)
      .map((option) => toOffer(option, details, realm)),
  })).filter(({ offers }) => offers.length > 0);
