import type { Realm } from 'shared-domain/contracts/realm';
import { formatMonthly } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import {
  discountBadges,
  familyDiscount,
  furtherLinePrice,
  isWatchPlan,
  type Offering,
  type PlanKind,
  type PlanOption,
  priceDisclaimerText,
  resolvePlanKind,
  subscriptionText,
  textBlocksOf,
} from 'shared-domain/subscription';
import { plansTexts } from '../texts/plans-nb';
import { type PlanCard, planCard } from './purchase-texts';

/** A plan in the dialog: the card of the page, with what the pages of plans say of it. */
export interface PlanOffer extends PlanCard {
  readonly badges: readonly string[];
  /** What further lines of a family cost (P3-18), or null. */
  readonly familyLine: string | null;
  /** What holds for the price (P3-21), or null. */
  readonly disclaimer: string | null;
  readonly included: readonly string[];
}

type Kind = PlanKind | 'watch';

export interface PlanOfferGroup {
  readonly kind: Kind;
  readonly heading: string;
  readonly offers: readonly PlanOffer[];
}

const KINDS: readonly Kind[] = ['youth', 'ordinary', 'junior', 'watch', 'broadband', 'prepaid', 'try-buy'];
const kindOf = (offering: Offering): Kind => (isWatchPlan(offering) ? 'watch' : resolvePlanKind(offering));

function toOffer(option: PlanOption, full: Offering | undefined, realm: Realm): PlanOffer {
  const { offering } = option;
  const described = full ?? offering;
  const isConsumer = realm === 'B2C';
  return {
    ...planCard({ ...option, offering: { ...offering, flashText: described.flashText } }, realm),
    badges: isConsumer ? discountBadges(offering, {}).map(subscriptionText) : [],
    familyLine:
      isConsumer && familyDiscount(offering) > 0
        ? plansTexts.familyLine(formatMonthly(amountInRealm(realm, furtherLinePrice(offering))))
        : null,
    disclaimer: priceDisclaimerText(described, { realm }),
    included: textBlocksOf(described, 'info').flatMap(({ uspList }) => uspList.map(({ heading }) => heading)),
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
      .filter(({ offering }) => kindOf(offering) === kind)
      .map((option) =>
        toOffer(
          option,
          details?.find(({ offeringCode }) => offeringCode === option.offering.offeringCode),
          realm,
        ),
      ),
  })).filter(({ offers }) => offers.length > 0);
