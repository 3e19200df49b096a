import { PATHS } from 'shared-domain/contracts/paths';
import { NO_BREAK_SPACE, type PriceParts } from 'shared-domain/money';
import {
  displayOffering,
  filterOfferings,
  firstYouthPlan,
  groupedCard,
  INCLUDED_IN_ALL,
  type Offering,
  offeringTitle,
  orderPlans,
  sectionKindOf,
  speedText,
  subscriptionText,
  textBlocksOf,
} from 'shared-domain/subscription';
import { homeTexts } from '../texts/home-nb';

export interface HomePlan {
  readonly name: string;
  readonly headline: string;
  readonly detail: string;
  readonly points: readonly string[];
  readonly price: PriceParts;
  /** The lowest price of several plans. */
  readonly isFrom: boolean;
  readonly struck: string | null;
  readonly note: string;
  readonly href: string;
}

const SHOWN_POINTS = 3;

const plain = (text: string): string => text.replaceAll(NO_BREAK_SPACE, ' ');

/** The benefits of a plan that its headline does not name. */
const pointsBeside = (headline: string, points: readonly string[]): readonly string[] =>
  points.filter((point) => !plain(point).startsWith(plain(headline))).slice(0, SHOWN_POINTS);

function groupedPlan(offerings: readonly Offering[], brandName: string): readonly HomePlan[] {
  const group = groupedCard(offerings);
  const first = group?.slots[0]?.offering;
  if (!group || !first) return [];
  const headline = subscriptionText(offeringTitle(first));
  const shared = { isFrom: true, struck: null, note: homeTexts.noCommitment, href: PATHS.subscriptions } as const;
  return [
    {
      ...shared,
      name: `${brandName} X`,
      headline,
      detail: subscriptionText(group.speedText),
      points: pointsBeside(headline, INCLUDED_IN_ALL.map(subscriptionText)),
      price: group.from,
    },
  ];
}

function singlePlan(offering: Offering, detail: string, href: string): HomePlan {
  const { title, price, struck, note } = displayOffering(offering);
  const headline = subscriptionText(title);
  const points = textBlocksOf(offering, 'info').flatMap(({ uspList }) => uspList.map(({ heading }) => heading));
  return {
    name: offering.subscriptionName,
    headline,
    detail,
    points: pointsBeside(headline, points),
    price,
    isFrom: false,
    struck,
    note: note ? subscriptionText(note) : homeTexts.noCommitment,
    href,
  };
}

const isByTheGigabyte = (offering: Offering): boolean =>
  sectionKindOf(offering) === 'ordinary' && !offering.isDataUnlimited && offering.dataIncluded !== undefined;

/** Three ways in: the grouped X plans, the most data by the gigabyte for a phone, and the plan with most data for the young. */
export function homePlans(offerings: readonly Offering[], brandName: string): readonly HomePlan[] {
  const shown = filterOfferings(offerings, { isUnder30: false });
  const byData = orderPlans(shown).findLast(isByTheGigabyte);
  const youth = firstYouthPlan(orderPlans(offerings).reverse());
  const speedOf = (offering: Offering): string => speedText(offering) ?? '';
  return [
    ...groupedPlan(shown, brandName),
    ...(byData ? [singlePlan(byData, speedOf(byData) && homeTexts.upTo(speedOf(byData)), PATHS.subscriptions)] : []),
    ...(youth ? [singlePlan(youth, homeTexts.forYouth(speedOf(youth)), `${PATHS.subscriptions}?under30=true`)] : []),
  ];
}
