import { formatMonthly } from 'shared-domain/money';
import {
  codePart,
  discountBadges,
  discountedBinding,
  displayOffering,
  familyRibbon,
  listPrice,
  multiplierTexts,
  type Offering,
  presentPlan,
  streamingPrices,
  subscriptionText,
} from 'shared-domain/subscription';
import { FAMILY_FIELDS, FAMILY_LINES_MAX, type FamilyChoice, linesField } from '../../data/family-query';
import type { FamilyGroup } from '../../rules/family';
import { familyTexts as texts } from '../../texts/family-nb';
import { FamilyPlanRow } from '../../ui/family-plan-row';
import styles from './family-page.module.css';

/** The notes about a plan: its further lines, now and later, and the parts of a streaming bundle (F9.10-8..16). */
function notesOf(
  plan: Offering,
  hasBinding: boolean,
  { isFamily = false, isFirstLineFamily = false }: Partial<FamilyGroup>,
): readonly string[] {
  const isBound = hasBinding && discountedBinding(plan) !== null;
  const partsOf = (isFurther: boolean) =>
    streamingPrices(plan.offeringCode, { isFamily: isFurther, hasCommitment: isBound });
  const streaming = partsOf(isFirstLineFamily);
  const furtherParts = isFirstLineFamily ? null : partsOf(true);
  const further = listPrice(plan, { isFamily: true, hasCommitment: isBound }).amount;
  const ribbon = familyRibbon(plan);
  return [
    ...(isBound ? multiplierTexts(plan).map(subscriptionText) : ribbon ? [texts.further(formatMonthly(further))] : []),
    ...(isFamily && ribbon ? [subscriptionText(ribbon)] : []),
    ...(streaming
      ? [
          texts.streaming(
            formatMonthly(streaming.mobile),
            furtherParts && formatMonthly(furtherParts.mobile),
            formatMonthly(streaming.streaming),
            formatMonthly(streaming.guide),
          ),
        ]
      : []),
  ];
}

export interface FamilyPlansListProps {
  readonly plans: readonly Offering[];
  readonly choice: FamilyChoice;
  /** The lines of a plan as the order prices them, the first one when there is none yet. */
  readonly groupOf: (plan: Offering) => FamilyGroup | undefined;
  readonly onLines: (part: string, lines: number) => void;
}

/** The plans, each with its price, what is taken off, and how many lines are wanted. */
export function FamilyPlansList({ plans, choice: { lines, hasBinding }, groupOf, onLines }: FamilyPlansListProps) {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => {
        const part = codePart(plan.offeringCode);
        const group: Partial<FamilyGroup> = groupOf(plan) ?? {};
        const facts = { isFamily: group.isFirstLineFamily ?? false, hasCommitment: hasBinding };
        const { name, title, detail } = presentPlan(plan, { realm: 'B2C' });
        const { price, struck } = displayOffering(plan, facts);
        return (
          <FamilyPlanRow
            key={part}
            name={name}
            title={title}
            detail={detail}
            price={price}
            struck={struck}
            badges={discountBadges(plan, facts).map(subscriptionText)}
            notes={notesOf(plan, hasBinding, group)}
            field={FAMILY_FIELDS.lines}
            valueOf={(count) => linesField(part, count)}
            lines={lines[part] ?? 0}
            max={FAMILY_LINES_MAX}
            onLines={(count) => onLines(part, count)}
          />
        );
      })}
    </ul>
  );
}
