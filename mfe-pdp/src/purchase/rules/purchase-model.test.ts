/** The purchase walked at random: what a shopper presses and what the cart answers, in any order. */
import fc from 'fast-check';
import { reducePurchase } from './purchase-machine';
import { positionOf, type MachineInput } from './purchase-position';
import { FIRST_STATE, type PurchaseEvent, type PurchaseState } from './purchase-state';
import { purchaseView } from './purchase-view';

const PLAN = 'FJELL_MOBIL_X_BASIC_2025';

/** The page with its purchase, as a browser keeps them between two events. */
interface Page {
  state: PurchaseState;
  facts: MachineInput;
}
/** The expected state of a page, computed without the machine. */
interface Model {
  inCart: boolean;
}
type Walk = fc.Command<Model, Page>;

/** Every state is checked after every event. */
function send(page: Page, event: PurchaseEvent): readonly string[] {
  const before = page.state;
  const { state, effects } = reducePurchase(before, page.facts, event);
  page.state = state;
  const view = purchaseView(state, page.facts);
  const step = view.steps[view.selectedStepIndex];
  // Never on a step that this purchase lacks, or that is skipped.
  expect(step?.isSkipped).toBe(false);
  // The address names the state.
  expect(view.steg === null).toBe(view.selectedStepIndex === 0);
  page.facts = { ...page.facts, steg: view.steg };
  // One update at a time.
  const sent = effects.filter(({ kind }) => kind === 'add-to-cart' || kind === 'update-cart');
  expect(sent.length).toBeLessThanOrEqual(before.pending === null ? 1 : 0);
  return effects.map(({ kind }) => kind);
}

const press = (event: PurchaseEvent): Walk => ({
  check: () => true,
  run: (_, page) => void send(page, event),
  toString: () => JSON.stringify(event),
});

const back: Walk = {
  check: () => true,
  run(_, page) {
    const { steps, selectedStepIndex } = positionOf(page.state, page.facts);
    const visible = steps.flatMap(({ isSkipped }, index) => (isSkipped ? [] : [index]));
    const earlier = visible.filter((index) => index < selectedStepIndex).at(-1) ?? selectedStepIndex;
    const isPending = page.state.pending !== null;
    send(page, { type: 'back-pressed' });
    expect(positionOf(page.state, page.facts).selectedStepIndex).toBe(isPending ? selectedStepIndex : earlier);
  },
  toString: () => 'back',
};

const answer = (refusal: string | null): Walk => ({
  check: () => true,
  run(model, page) {
    const { pending } = page.state;
    if (pending === 'adding' && refusal === null) {
      model.inCart = true;
      const bundle = page.facts.option === 'upfront' ? null : { bundleId: 'b', sku: 'S', planCode: PLAN };
      page.facts = { ...page.facts, bought: { bundle, hasMainDevice: true } };
    }
    const effects = send(page, { type: 'cart-answered', refusal, hasRedirect: false });
    if (pending === null || refusal === null) return;
    expect(positionOf(page.state, page.facts).selectedStepIndex).toBe(0);
    expect(page.state.refusal).toBe(refusal);
    expect(effects).toContain('scroll-to-top');
  },
  toString: () => `answer(${refusal})`,
});

const change = (facts: Partial<MachineInput>): Walk => ({
  check: () => true,
  run(_, page) {
    if (page.state.pending !== null) return;
    page.facts = { ...page.facts, ...facts };
    send(page, { type: 'facts-changed' });
  },
  toString: () => `change(${JSON.stringify(facts)})`,
});

const removed: Walk = {
  check: ({ inCart }) => inCart,
  run(model, page) {
    model.inCart = false;
    page.facts = { ...page.facts, bought: null };
    send(page, { type: 'facts-changed' });
    if (page.state.pending === null) expect(positionOf(page.state, page.facts).selectedStepIndex).toBe(0);
  },
  toString: () => 'removed',
};

const reload: Walk = {
  check: () => true,
  run(_, page) {
    if (page.state.pending !== null) return;
    const before = positionOf(page.state, page.facts).step;
    page.state = FIRST_STATE;
    send(page, { type: 'facts-changed' });
    expect(positionOf(page.state, page.facts).step).toBe(before);
  },
  toString: () => 'reload',
};

const walks = [
  fc.constant(press({ type: 'next-pressed' })),
  fc.constant(press({ type: 'plan-confirmed' })),
  fc.constant(press({ type: 'plan-dialog-closed' })),
  fc.constantFrom('NONE', 'INSURM').map((code) => press({ type: 'insurance-chosen', code })),
  fc.constant(press({ type: 'extras-continued' })),
  fc.constant(press({ type: 'extras-closed' })),
  fc.constant(back),
  fc.constant(answer(null)),
  fc.constant(answer('Varen er utsolgt.')),
  fc.constantFrom('upfront', 'lease24', 'new-switch').map((option) => change({ option })),
  fc.constantFrom(PLAN, null).map((planCode) => change({ planCode })),
  fc.constant(removed),
  fc.constant(reload),
];

test('[P4-5, P4-31..33, P2-8] a purchase walked at random is always on a step that it has, and its address restores it', () => {
  fc.assert(
    fc.property(
      // Most walks have all three steps.
      fc.constantFrom('HANDSET', 'HANDSET', 'HANDSET-PREOWNED', 'TABLET', 'ACCESSORY'),
      fc.constantFrom('B2C', 'B2C', 'B2C', 'B2B'),
      fc.constantFrom(0, 2, 2),
      fc.commands(walks, { maxCommands: 40, size: 'max' }),
      (productType, realm, compatibleAccessoryCount, commands) => {
        const facts: MachineInput = {
          realm,
          productType,
          option: 'lease24',
          compatibleAccessoryCount,
          planCode: PLAN,
          listedPlanCodes: [PLAN],
          isUpfrontOnlyAccessory: false,
          isReleaseInFuture: false,
          isLoggedIn: true,
          hasReSwitchStarted: false,
          isKeepExisting: false,
          steg: null,
          isCartKnown: true,
          bought: null,
        };
        fc.modelRun(() => ({ model: { inCart: false }, real: { state: FIRST_STATE, facts } }), commands);
      },
    ),
    { numRuns: 1_000 },
  );
});
