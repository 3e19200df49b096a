import { isUpfront, toUpdateFinancing } from './financing-option';

export interface NextDisabledFacts {
  readonly isReleaseInFuture: boolean;
  readonly hasReSwitchStarted: boolean;
  readonly option: string;
  readonly planCode: string | null;
  /** Codes of the plans that are listed. */
  readonly listedPlanCodes: readonly string[];
}

/** Whether the way on is closed (P4-15..18). UKKO options need no plan; once reSwitch has started a missing plan closes nothing. */
export function isNextDisabled({ isReleaseInFuture, hasReSwitchStarted, option, planCode, listedPlanCodes }: NextDisabledFacts): boolean {
  const { financingType } = toUpdateFinancing(option);
  const needsPlan = !isUpfront(option) && financingType !== 'ukko';
  if (isReleaseInFuture) return true;
  if (planCode === null) return needsPlan && !hasReSwitchStarted;
  return financingType === 'lease' && !listedPlanCodes.includes(planCode);
}
