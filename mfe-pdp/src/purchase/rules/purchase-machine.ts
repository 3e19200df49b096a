import type { PurchaseAction } from 'shared-domain/purchase';
import { isNextDisabled } from './buy-button';
import { actionsAfterAdding, extrasContinue, nextActions, resolveStepJump } from './purchase-moves';
import { type Position, positionOf, type MachineInput } from './purchase-position';
import type { PurchaseEffect, PurchaseEvent, PurchaseState, Transition } from './purchase-state';
import { stepAfter, type StepMove } from './step-state';

type Handle<Type extends PurchaseEvent['type']> = (
  state: PurchaseState,
  facts: MachineInput,
  event: Extract<PurchaseEvent, { readonly type: Type }>,
) => Transition;

const stay = (state: PurchaseState): Transition => ({ state, effects: [] });

/** Moves to another step; a step of the address is not opened any more after the first move. */
function move(state: PurchaseState, position: Position, to: StepMove): PurchaseState {
  const step = position.steps[stepAfter(position, to)]?.step ?? 'finance';
  return { ...state, step, hasJumped: true };
}

/** Does the actions that change the state; what is left are effects. */
function perform(before: PurchaseState, facts: MachineInput, actions: readonly PurchaseAction[]): Transition {
  let state = before;
  const effects: PurchaseEffect[] = [];
  for (const action of actions) {
    switch (action.kind) {
      case 'go-to-next-step':
        state = move(state, positionOf(state, facts), 'next');
        break;
      case 'reset-steps':
        state = { ...state, step: 'finance', isPlanDialogOpen: false, hasJumped: true };
        break;
      case 'go-to-switch-flow':
      case 'open-subscriptions-modal':
        state = { ...state, isPlanDialogOpen: true };
        break;
      // The answer itself is already in the state.
      case 'show-refusal':
        break;
      case 'expand-cart':
      case 'update-cart':
        effects.push(action);
        break;
      default:
        effects.push({ kind: action.kind });
    }
  }
  if (effects.some(({ kind }) => kind === 'add-to-cart' || kind === 'update-ukko-cart'))
    state = { ...state, pending: 'adding', refusal: null };
  if (effects.some(({ kind }) => kind === 'update-cart')) state = { ...state, pending: 'updating', refusal: null };
  return { state, effects };
}

/** A step of the address is opened once (P4-32); a purchase that is not in the cart has only its first step (P4-31). */
const factsChanged: Handle<'facts-changed'> = (before, facts) => {
  const position = positionOf(before, facts);
  const state = { ...before, step: position.step };
  if (!facts.isCartKnown || state.pending !== null) return stay(state);
  const jump = resolveStepJump({
    steg: facts.steg,
    subscription: facts.bought && { financing: facts.bought },
    hasMainDevice: facts.bought?.hasMainDevice ?? false,
    isLastStep: position.isLastStep,
    hasJumped: state.hasJumped,
    steps: position.steps,
  });
  if (jump) {
    const step = position.steps[jump.stepIndex]?.step ?? 'finance';
    return { state: { ...state, step, hasJumped: true }, effects: [{ kind: 'scroll-to', target: jump.target }] };
  }
  const { selectedStepIndex } = position;
  return resetsSteps({ selectedStepIndex, hasCartItem: facts.bought !== null, hasCartError: false })
    ? perform(state, facts, [{ kind: 'reset-steps' }])
    : stay(state);
};

const nextPressed: Handle<'next-pressed'> = (state, facts) => {
  const { option } = facts;
  if (state.pending !== null || option === null || isNextDisabled({ ...facts, option })) return stay(state);
  return perform(state, facts, nextActions({ ...facts, ...positionOf(state, facts), option }));
};

/** The plan of a switch is chosen: the device goes into the cart (P4-20). */
const planConfirmed: Handle<'plan-confirmed'> = (state, facts) =>
  state.pending !== null || !state.isPlanDialogOpen || facts.planCode === null
    ? stay(state)
    : perform({ ...state, isPlanDialogOpen: false }, facts, [{ kind: 'add-to-cart' }]);

const extrasActions = (state: PurchaseState, facts: MachineInput): readonly PurchaseAction[] =>
  extrasContinue({
    ...facts,
    ...positionOf(state, facts),
    insuranceCode: state.insuranceCode,
    isReSwitch: facts.hasReSwitchStarted,
    bundle: facts.bought?.bundle ?? null,
  });

const extrasContinued: Handle<'extras-continued'> = (state, facts) => {
  const { step } = positionOf(state, facts);
  if (state.pending !== null || step === 'finance') return stay(state);
  if (step === 'insurance' && state.insuranceCode === null) return stay(state);
  const actions = extrasActions(state, facts);
  // The actions after an update wait for its answer.
  return perform(state, facts, actions[0]?.kind === 'update-cart' ? actions.slice(0, 1) : actions);
};

const cartAnswered: Handle<'cart-answered'> = (before, facts, { refusal, hasRedirect }) => {
  const { pending } = before;
  const state = { ...before, pending: null, refusal };
  if (pending === null) return stay(before);
  const position = positionOf(state, facts);
  if (pending === 'adding' || refusal !== null)
    return perform(
      state,
      facts,
      actionsAfterAdding({ ...facts, ...position, hasError: refusal !== null, hasRedirect }),
    );
  return perform(
    state,
    facts,
    extrasActions(state, facts).filter(({ kind }) => kind !== 'update-cart'),
  );
};

const HANDLERS: { readonly [Type in PurchaseEvent['type']]: Handle<Type> } = {
  'facts-changed': factsChanged,
  'next-pressed': nextPressed,
  'plan-confirmed': planConfirmed,
  'plan-dialog-closed': (state) => stay({ ...state, isPlanDialogOpen: false }),
  'insurance-chosen': (state, _, { code }) => stay({ ...state, insuranceCode: code }),
  'extras-continued': extrasContinued,
  'back-pressed': (state, facts) =>
    stay(state.pending === null ? move(state, positionOf(state, facts), 'back') : state),
  'extras-closed': (state, facts) =>
    stay(state.pending === null ? move(state, positionOf(state, facts), 'close') : state),
  'cart-answered': cartAnswered,
  'refusal-dismissed': (state) => stay({ ...state, refusal: null }),
};

/**
 * The purchase of a product page: what an event changes, and what the page does then (P4-1..33). Nothing is sent while an answer is
 * awaited; a refusal leads to the first step (P4-33, P8-1).
 */
export function reducePurchase(state: PurchaseState, facts: MachineInput, event: PurchaseEvent): Transition {
  const handle = HANDLERS[event.type] as Handle<PurchaseEvent['type']>;
  return handle(state, facts, event);
}

/** Whether the purchase goes back to step 0: after a cart error, and on a later step when the product is not in the cart (P4-31, P4-33, P8-1). */
export const resetsSteps = ({
  selectedStepIndex,
  hasCartItem,
  hasCartError,
}: {
  readonly selectedStepIndex: number;
  /** The product is in the cart (P2-7). */
  readonly hasCartItem: boolean;
  /** The last answer of the cart has an errorMessage. */
  readonly hasCartError: boolean;
}): boolean => hasCartError || (selectedStepIndex > 0 && !hasCartItem);
