import {
  displayOffering,
  isStreamingBundle,
  type Offering,
  type OfferingDisplay,
  speedText,
  subscriptionText,
  textBlocksOf,
} from 'shared-domain/subscription';
import { texts } from '../texts/nb';
import { sectionKindOf } from './plan-sections';

/** What a plan's card says besides its price. */
export interface PlanPresentation extends Pick<OfferingDisplay, 'name' | 'price' | 'struck'> {
  readonly title: string;
  readonly note: string;
  readonly detail: string;
  readonly included: readonly string[];
}

function detailOf(plan: Offering): string {
  const speed = speedText(plan);
  switch (sectionKindOf(plan)) {
    case 'watch':
      return texts.forWatch;
    case 'try-buy':
      return texts.tryBuyDetail;
    case 'junior':
      return texts.forChildren;
    case 'youth':
      return speed ? texts.speedForYouth(speed) : texts.forYouth;
    default:
      if (isStreamingBundle(plan.offeringCode)) return texts.withStreaming(speed);
      return speed ? texts.upTo(speed) : '';
  }
}

/** Title, name, price and points of a plan (F9.5, F9.10); a monthly plan without a note of its own has no commitment. */
export function presentPlan(plan: Offering): PlanPresentation {
  const { name, price, struck, title, note } = displayOffering(plan);
  return {
    name,
    price,
    struck,
    title: subscriptionText(title),
    note: note ? subscriptionText(note) : price.unit === '' ? '' : texts.noCommitment,
    detail: detailOf(plan),
    included: textBlocksOf(plan, 'info').flatMap(({ uspList }) => uspList.map(({ heading }) => heading)),
  };
}
