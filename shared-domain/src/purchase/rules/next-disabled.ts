import { bareCode } from '../../subscription';
import { needsPlan, toUpdateFinancing } from './financing-option';

export interface NextDisabledFacts {
  readonly isReleaseInFuture: boolean;
  readonly hasReSwitchStarted: boolean;
  readonly option: string;
  readonly planCode: string | null;
  /** Codes of the plans that are listed. */
  readonly listedPlanCodes: readonly string[];
}

/**
 * Whether the next button is disabled (P4-16..18). Neither an upfront nor an UKKO option needs a plan; once reSwitch has started
 * a missing plan does not disable it. Plan codes are compared without their suffixes.
 */
export function isNextDisabled({
  isReleaseInFuture,
  hasReSwitchStarted,
  option,
  planCode,
  listedPlanCodes,
}: NextDisabledFacts): boolean {
  if (isReleaseInFuture) return true;
  if (planCode === null) return needsPlan(option) && !hasReSwitchStarted;
  return (
    toUpdateFinancing(option).financingType === 'lease' &&
    !listedPlanCodes.some((listed) => bareCode(listed) === bareCode(planCode))
  );
}
