import { STEP_ALIASES } from '../../contracts/query-parameters';
import type { PurchaseStep, Step } from '../model';

export interface StepJumpFacts {
  /** Query parameter steg (P2-8). */
  readonly steg: string | null;
  /** The cart subscription of the bundle (P4-32); null without one. */
  readonly subscription: { readonly financing: object | null } | null;
  /** The bundle has a main device item. */
  readonly hasMainDevice: boolean;
  readonly isLastStep: boolean;
  /** This visit has jumped before. */
  readonly hasJumped: boolean;
  readonly steps: readonly Step[];
}

export interface StepJump {
  readonly stepIndex: number;
  /** The part of the page to bring into view. */
  readonly target: PurchaseStep | 'subscription';
}

const FINANCE: StepJump = { stepIndex: 0, target: 'finance' };

/**
 * The step that a link with steg opens (P4-32, P2-8, P2-11). A step that this purchase lacks opens finance.
 *
 * @returns null for no jump, also for an unknown step
 */
export function resolveStepJump({
  steg,
  subscription,
  hasMainDevice,
  isLastStep,
  hasJumped,
  steps,
}: StepJumpFacts): StepJump | null {
  if (steg === null || !subscription?.financing || isLastStep || hasJumped) return null;
  if (steg === 'abonnement') return { stepIndex: 0, target: 'subscription' };
  if (!hasMainDevice) return FINANCE;
  const target = STEP_ALIASES[steg];
  if (target === undefined) return null;
  const stepIndex = steps.findIndex(({ step }) => step === target);
  return stepIndex === -1 ? FINANCE : { stepIndex, target };
}
