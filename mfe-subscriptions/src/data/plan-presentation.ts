import { displayOffering, speedText, type Offering } from 'shared-domain/subscription';
import { texts } from '../texts/nb';

/** What a plan's card says besides its price. */
export interface PlanPresentation extends ReturnType<typeof displayOffering> {
  readonly detail: string;
  readonly included: readonly string[];
}

function detailOf(plan: Offering): string {
  const speed = speedText(plan);
  if (plan.isTryBuySubscription) return texts.tryBuyDetail;
  if (plan.isBarnSubscription) return texts.forChildren;
  if (plan.isUngSubscription) return speed ? texts.speedForYouth(speed) : texts.forYouth;
  return speed ? texts.upTo(speed) : '';
}

/** Text blocks that only fill a place have this heading (F3.3-5). */
const PLACEHOLDER = 'DUMMY';

/** Title, name, price and points of a plan (F9.5, F9.10); a monthly plan without a note of its own has no commitment. */
export function presentPlan(plan: Offering): PlanPresentation {
  const display = displayOffering(plan);
  const blocks = plan.textBlocks.filter(({ heading }) => heading !== PLACEHOLDER);
  return {
    ...display,
    note: display.note || (display.price.unit === '' ? '' : texts.noCommitment),
    detail: detailOf(plan),
    included: blocks.flatMap(({ uspList }) => uspList.map(({ heading }) => heading)),
  };
}
