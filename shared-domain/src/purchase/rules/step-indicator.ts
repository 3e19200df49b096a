import type { Realm } from '../../contracts/realm';
import type { Step } from '../model';

export interface StepIndicatorFacts {
  readonly realm: Realm;
  readonly steps: readonly Step[];
  readonly isUpfrontOnlyAccessory: boolean;
}

/** Whether the steps are shown: to consumers, when more than one visible step follows the first (P4-7). */
export const showsStepIndicator = ({ realm, steps, isUpfrontOnlyAccessory }: StepIndicatorFacts): boolean =>
  realm === 'B2C' && !isUpfrontOnlyAccessory && steps.slice(1).filter(({ isSkipped }) => !isSkipped).length > 1;
