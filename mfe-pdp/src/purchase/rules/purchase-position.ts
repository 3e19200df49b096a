import { STEP_ALIASES } from 'shared-domain/contracts/query-parameters';
import type { Step } from 'shared-domain/purchase';
import type { PurchaseState } from './purchase-state';
import { resolveStepState, type StepState } from './step-state';
import { purchaseSteps, type PurchaseOutline } from './steps';

/** The product of the page in the cart. */
export interface BoughtProduct {
  /** The bundle that it became; null: it is paid at once. */
  readonly bundle: { readonly bundleId: string; readonly sku: string; readonly planCode: string } | null;
  /** The bundle contains the device itself, not only a plan (P4-32). */
  readonly hasMainDevice: boolean;
}

/** Facts of the page, its address and the cart; the machine decides by them and keeps none. */
export interface MachineInput extends PurchaseOutline {
  readonly planCode: string | null;
  /** Codes of the plans that are listed. */
  readonly listedPlanCodes: readonly string[];
  readonly isUpfrontOnlyAccessory: boolean;
  readonly isReleaseInFuture: boolean;
  readonly isLoggedIn: boolean;
  /** The cart holds a swap that has started (P3-29). */
  readonly hasReSwitchStarted: boolean;
  readonly isKeepExisting: boolean;
  /** Query parameter steg (P2-8). */
  readonly steg: string | null;
  /** The cart has answered. */
  readonly isCartKnown: boolean;
  readonly bought: BoughtProduct | null;
}

/** The steps of this purchase, and where it is. */
export interface Position extends StepState {
  readonly steps: readonly Step[];
  readonly step: Step['step'];
  /** The name of the step in the address (P2-8); null on the first one. */
  readonly steg: string | null;
}

const stepName = (step: Step['step']): string | null =>
  Object.keys(STEP_ALIASES).find((name) => STEP_ALIASES[name] === step) ?? null;

/** Where a purchase is (P4-5, P4-6). A step that this purchase lacks is the first one. */
export function positionOf({ step }: Pick<PurchaseState, 'step'>, facts: PurchaseOutline): Position {
  const steps = purchaseSteps(facts);
  const state = resolveStepState(
    steps,
    steps.findIndex((each) => each.step === step),
  );
  const shown = steps[state.selectedStepIndex]?.step ?? 'finance';
  return { ...state, steps, step: shown, steg: shown === 'finance' ? null : stepName(shown) };
}
