import type { CartUpdateInput } from 'shared-domain/cart';
import { STEP_ALIASES } from 'shared-domain/contracts/query-parameters';
import type { Realm } from 'shared-domain/contracts/realm';
import { firstMatch, otherwise, type Rule } from 'shared-domain/kernel';
import {
  NO_INSURANCE,
  type PurchaseAction,
  type PurchaseStep,
  type Step,
  toConfirmingUpdate,
  toInsuranceUpdate,
} from 'shared-domain/purchase';
import { asksForPhone, atFinance, type OpenStep } from './buy-button';

export interface AddingOutcome {
  /** The answer has an errorMessage (P7-17). */
  readonly hasError: boolean;
  /** The answer has the address of a page that the browser may be sent to. */
  readonly hasRedirect: boolean;
  readonly isLastStep: boolean;
  readonly isUpfrontOnlyAccessory: boolean;
}

/** Order matters: the first match wins (P4-22, P4-33). */
export const AFTER_ADDING = [
  {
    id: 'P4-33',
    when: ({ hasError }) => hasError,
    then: [{ kind: 'show-refusal' }, { kind: 'scroll-to-top' }, { kind: 'reset-steps' }],
  },
  { id: 'P4-22 redirect', when: ({ hasRedirect }) => hasRedirect, then: [{ kind: 'follow-redirect' }] },
  {
    id: 'P4-22 cart',
    when: ({ isLastStep, isUpfrontOnlyAccessory }) => isLastStep || isUpfrontOnlyAccessory,
    then: [{ kind: 'load-insurances' }, { kind: 'open-cart' }],
  },
  { id: 'P4-22 next', when: otherwise, then: [{ kind: 'load-insurances' }, { kind: 'go-to-next-step' }] },
] as const satisfies readonly Rule<AddingOutcome, readonly PurchaseAction[]>[];

/**
 * The actions of the page after the cart has answered to an added product (P4-22, P4-33, P8-1). Insurances depend on the plan:
 * without one `toInsuranceLookup` is null and nothing is loaded.
 */
export const actionsAfterAdding = (facts: AddingOutcome): readonly PurchaseAction[] =>
  firstMatch<AddingOutcome, readonly PurchaseAction[]>(AFTER_ADDING, facts);

export interface ExtrasChoice {
  readonly step: PurchaseStep;
  readonly isLastStep: boolean;
  /** 'NONE' declines the insurance; null on other steps. */
  readonly insuranceCode: string | null;
  readonly productType: string;
  readonly isKeepExisting: boolean;
  readonly isReSwitch: boolean;
  /** This purchase in the cart; null without a bundle. */
  readonly bundle: { readonly bundleId: string; readonly sku: string; readonly planCode: string } | null;
}

type ToUpdate = (bundle: NonNullable<ExtrasChoice['bundle']>, facts: ExtrasChoice) => CartUpdateInput | null;

/** Sent from the insurance step only. Order matters: the first match wins (P4-26, P4-27). */
export const EXTRAS_UPDATES = [
  { id: 'P4-24', when: ({ step }) => step !== 'insurance', then: () => null },
  {
    id: 'P4-26',
    when: ({ insuranceCode }) => insuranceCode !== null && insuranceCode !== NO_INSURANCE,
    then: ({ bundleId }, { insuranceCode }) => toInsuranceUpdate(bundleId, String(insuranceCode)),
  },
  {
    id: 'P4-27',
    when: ({ productType, isKeepExisting, isReSwitch }) => productType === 'HANDSET' && !isKeepExisting && !isReSwitch,
    then: toConfirmingUpdate,
  },
  { id: 'P4-28', when: otherwise, then: () => null },
] as const satisfies readonly Rule<ExtrasChoice, ToUpdate>[];

/** The actions of 'continue' in the extras modal (P4-26..28): a cart update if one is needed, then the checkout or the next step. */
export function extrasContinue(facts: ExtrasChoice): readonly PurchaseAction[] {
  const input = facts.bundle && firstMatch<ExtrasChoice, ToUpdate>(EXTRAS_UPDATES, facts)(facts.bundle, facts);
  const onwards: PurchaseAction = { kind: facts.isLastStep ? 'go-to-checkout' : 'go-to-next-step' };
  return input ? [{ kind: 'update-cart', input }, onwards] : [onwards];
}

export type NextPress = Omit<OpenStep, 'isReleaseInFuture' | 'stepCount'> & { readonly realm: Realm };

/**
 * Order matters: the first match wins (P4-19..23). Before reSwitch has started the button leads to login or 'Min Side' (P4-12);
 * on a last step after finance it opens the cart (P4-10).
 */
export const NEXT_ACTIONS = [
  { id: 'P4-20', when: (facts) => atFinance(facts, 'new-switch'), then: [{ kind: 'go-to-switch-flow' }] },
  { id: 'P4-12 known', when: (facts) => asksForPhone(facts) && facts.isLoggedIn, then: [{ kind: 'go-to-min-side' }] },
  { id: 'P4-12 visitor', when: asksForPhone, then: [{ kind: 'log-in' }] },
  {
    id: 'P4-21',
    when: (facts) => atFinance(facts, 'existing-switch'),
    then: [{ kind: 'open-subscriptions-modal' }, { kind: 'load-insurances' }],
  },
  {
    id: 'P6-15',
    when: ({ realm, step }) => step === 'finance' && realm === 'UKKO',
    then: [{ kind: 'update-ukko-cart' }, { kind: 'redirect-to-ukko-checkout' }],
  },
  { id: 'P4-22', when: ({ step }) => step === 'finance', then: [{ kind: 'add-to-cart' }] },
  { id: 'P4-10', when: ({ isLastStep }) => isLastStep, then: [{ kind: 'open-cart' }] },
  { id: 'P4-23', when: otherwise, then: [{ kind: 'go-to-next-step' }] },
] as const satisfies readonly Rule<NextPress, readonly PurchaseAction[]>[];

/** The actions of the next button. `actionsAfterAdding` decides what follows when a product was added. */
export const nextActions = (facts: NextPress): readonly PurchaseAction[] =>
  firstMatch<NextPress, readonly PurchaseAction[]>(NEXT_ACTIONS, facts);

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
}: {
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
}): StepJump | null {
  if (steg === null || !subscription?.financing || isLastStep || hasJumped) return null;
  if (steg === 'abonnement') return { stepIndex: 0, target: 'subscription' };
  if (!hasMainDevice) return FINANCE;
  const target = STEP_ALIASES[steg];
  if (target === undefined) return null;
  const stepIndex = steps.findIndex(({ step }) => step === target);
  return stepIndex === -1 ? FINANCE : { stepIndex, target };
}
