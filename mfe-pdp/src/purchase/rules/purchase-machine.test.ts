import { reducePurchase, resetsSteps } from './purchase-machine';
import type { MachineInput } from './purchase-position';
import { FIRST_STATE, type PurchaseEvent, type PurchaseState, type Transition } from './purchase-state';
import { purchaseView } from './purchase-view';

describe('purchase machine', () => {
  const PLAN = 'FJELL_MOBIL_X_BASIC_2025';
  const BUNDLE = { bundleId: 'bundle-1', sku: 'IPHONE', planCode: PLAN };

  /** A visitor leases a phone with a plan; the phone has accessories. */
  const facts: MachineInput = {
    realm: 'B2C',
    productType: 'HANDSET',
    option: 'lease24',
    compatibleAccessoryCount: 3,
    planCode: PLAN,
    listedPlanCodes: [PLAN],
    isUpfrontOnlyAccessory: false,
    isReleaseInFuture: false,
    isLoggedIn: false,
    hasReSwitchStarted: false,
    isKeepExisting: false,
    steg: null,
    isCartKnown: true,
    bought: null,
  };
  const bought: MachineInput = { ...facts, bought: { bundle: BUNDLE, hasMainDevice: true } };
  const ANSWER = { type: 'cart-answered', refusal: null, hasRedirect: false } as const;

  const after = (state: Partial<PurchaseState>, event: PurchaseEvent, with_: MachineInput = facts): Transition =>
    reducePurchase({ ...FIRST_STATE, ...state }, with_, event);
  const kindsOf = ({ effects }: Transition) => effects.map(({ kind }) => kind);

  test('[P6-15] next updates the agreement’s cart, once, and does nothing more when it has answered', () => {
    const agreement = { ...facts, realm: 'UKKO' as const, option: 'ukko24', planCode: null };
    const adding = after({}, { type: 'next-pressed' }, agreement);
    expect(kindsOf(adding)).toEqual(['update-ukko-cart', 'redirect-to-ukko-checkout']);
    expect(kindsOf(after(adding.state, { type: 'next-pressed' }, agreement))).toEqual([]);
    const answered = after(adding.state, { ...ANSWER, hasRedirect: true }, agreement);
    expect([answered.state, kindsOf(answered)]).toEqual([FIRST_STATE, ['follow-redirect']]);
  });

  test('[P4-22] next at the first step adds to the cart, once; the next step opens when the cart has answered', () => {
    const adding = after({}, { type: 'next-pressed' });
    expect(kindsOf(adding)).toEqual(['add-to-cart']);
    expect(adding.state).toMatchObject({ step: 'finance', pending: 'adding' });
    expect(kindsOf(after(adding.state, { type: 'next-pressed' }))).toEqual([]);
    const added = after(adding.state, ANSWER, bought);
    expect(kindsOf(added)).toEqual(['load-insurances']);
    expect(added.state).toMatchObject({ step: 'insurance', pending: null });
  });

  test('[P4-22] a redirect ends it; the only step opens the cart', () => {
    expect(kindsOf(after({ pending: 'adding' }, { ...ANSWER, hasRedirect: true }, bought))).toEqual([
      'follow-redirect',
    ]);
    const only = { ...bought, option: 'upfront', compatibleAccessoryCount: 0 };
    const opened = after({ pending: 'adding' }, ANSWER, only);
    expect(kindsOf(opened)).toEqual(['load-insurances', 'open-cart']);
    expect(opened.state.step).toBe('finance');
  });

  test.each(['adding', 'updating'] as const)(
    '[P4-33, P8-1] a refusal while %s leads to the first step, with the message in view',
    (pending) => {
      const refused = after({ step: 'insurance', pending }, { ...ANSWER, refusal: 'Varen er utsolgt.' }, bought);
      expect(kindsOf(refused)).toEqual(['scroll-to-top']);
      expect(refused.state).toMatchObject({ step: 'finance', refusal: 'Varen er utsolgt.', pending: null });
    },
  );

  test('an answer that nobody awaits changes nothing', () => {
    expect(after({ step: 'insurance' }, { ...ANSWER, refusal: 'x' }, bought)).toEqual({
      state: { ...FIRST_STATE, step: 'insurance' },
      effects: [],
    });
  });

  test.each([
    ['a release in the future', { isReleaseInFuture: true }],
    ['no plan', { planCode: null }],
    ['no way to pay', { option: null }],
    ['a plan that is not listed', { listedPlanCodes: [] }],
  ])('[P4-16, P4-17, P4-18] next does nothing with %s', (_, change) => {
    expect(after({}, { type: 'next-pressed' }, { ...facts, ...change })).toEqual({ state: FIRST_STATE, effects: [] });
  });

  test('[P4-20] a new switch asks for the plan; confirming adds the device', () => {
    const known = { ...facts, option: 'new-switch', isLoggedIn: true };
    const asked = after({}, { type: 'next-pressed' }, known);
    expect(purchaseView(asked.state, known).dialog).toBe('plans');
    expect(asked.effects).toEqual([]);
    expect(after(asked.state, { type: 'plan-confirmed' }, { ...known, planCode: null }).effects).toEqual([]);
    const confirmed = after(asked.state, { type: 'plan-confirmed' }, known);
    expect(kindsOf(confirmed)).toEqual(['add-to-cart']);
    expect(confirmed.state).toMatchObject({ isPlanDialogOpen: false, pending: 'adding' });
    expect(after(asked.state, { type: 'plan-dialog-closed' }, known).state).toEqual(FIRST_STATE);
  });

  test('[P4-21, P4-12] an existing switch: login, Min Side, then its plan and insurances', () => {
    const swap = { ...facts, option: 'existing-switch' };
    const next: PurchaseEvent = { type: 'next-pressed' };
    expect(kindsOf(after({}, next, swap))).toEqual(['log-in']);
    expect(kindsOf(after({}, next, { ...swap, isLoggedIn: true }))).toEqual(['go-to-min-side']);
    const started = after({}, next, { ...swap, isLoggedIn: true, hasReSwitchStarted: true });
    expect(kindsOf(started)).toEqual(['load-insurances']);
    expect(started.state.isPlanDialogOpen).toBe(true);
  });

  test('[P4-25, P4-26] continue waits for a choice; an insurance is added, and only its answer leads on', () => {
    const continued: PurchaseEvent = { type: 'extras-continued' };
    expect(kindsOf(after({ step: 'insurance' }, continued, bought))).toEqual([]);
    const { state } = after({ step: 'insurance' }, { type: 'insurance-chosen', code: 'INSURM' }, bought);
    const updating = after(state, continued, bought);
    expect(updating.effects).toEqual([
      { kind: 'update-cart', input: { update: { serviceCode: 'INSURM', cartItemId: 'bundle-1' } } },
    ]);
    expect(updating.state).toMatchObject({ step: 'insurance', pending: 'updating' });
    expect(after(updating.state, ANSWER, bought).state.step).toBe('accessories');
  });

  test('[P4-27] declining confirms the bundle; without a bundle nothing is sent', () => {
    const declined = { step: 'insurance', insuranceCode: 'NONE' } as const;
    expect(after(declined, { type: 'extras-continued' }, bought).effects).toEqual([
      {
        kind: 'update-cart',
        input: { update: { handsetSku: 'IPHONE', pricePlan: PLAN, cartItemId: 'bundle-1', serviceCode: 'dummy' } },
      },
    ]);
    const plain = after(
      declined,
      { type: 'extras-continued' },
      { ...bought, bought: { bundle: null, hasMainDevice: true } },
    );
    expect([plain.state.step, plain.effects]).toEqual(['accessories', []]);
  });

  test('[P4-28, P4-29] the last extras lead to the checkout; back and close lead back', () => {
    expect(kindsOf(after({ step: 'accessories' }, { type: 'extras-continued' }, bought))).toEqual(['go-to-checkout']);
    expect(after({ step: 'accessories' }, { type: 'back-pressed' }, bought).state.step).toBe('insurance');
    expect(after({ step: 'accessories' }, { type: 'extras-closed' }, bought).state.step).toBe('finance');
  });

  test('[P4-31] a later step is left when the product is no longer in the cart, not before the cart is known', () => {
    const changed: PurchaseEvent = { type: 'facts-changed' };
    expect(after({ step: 'accessories', hasJumped: true }, changed, facts).state.step).toBe('finance');
    expect(after({ step: 'accessories' }, changed, { ...facts, isCartKnown: false }).state.step).toBe('accessories');
  });

  test('[P4-32] a step of the address is opened once, when the product is in the cart', () => {
    const changed: PurchaseEvent = { type: 'facts-changed' };
    const jumped = after({}, changed, { ...bought, steg: 'tilbehor' });
    expect(jumped.state.step).toBe('accessories');
    expect(jumped.effects).toEqual([{ kind: 'scroll-to', target: 'accessories' }]);
    const left = after(jumped.state, { type: 'extras-closed' }, bought);
    expect(after(left.state, changed, { ...bought, steg: 'tilbehor' }).state.step).toBe('finance');
    expect(after({}, changed, { ...facts, steg: 'tilbehor' }).state.step).toBe('finance');
  });

  test('[P4-6, P4-13, P4-14] what the page shows: buttons, steps and the extras', () => {
    expect(purchaseView(FIRST_STATE, facts)).toMatchObject({
      step: 'finance',
      steg: null,
      next: { text: { key: 'next' }, isDisabled: false },
      previousText: null,
      showsSteps: true,
      dialog: null,
      extras: null,
    });
    expect(purchaseView({ ...FIRST_STATE, step: 'insurance' }, bought)).toMatchObject({
      steg: 'forsikring',
      previousText: { key: 'previous' },
      dialog: 'extras',
      extras: { isContinueDisabled: true },
    });
  });
});

describe('step reset', () => {
  const facts = { selectedStepIndex: 1, hasCartItem: true, hasCartError: false };

  test.each([
    ['[P4-31]', { hasCartItem: false }, true],
    ['[P4-31]', { hasCartItem: false, selectedStepIndex: 0 }, false],
    ['[P4-31]', {}, false],
    ['[P4-33, P8-1]', { hasCartError: true }, true],
    ['[P4-33]', { hasCartError: true, selectedStepIndex: 0 }, true],
  ])('%s with %j the steps start over: %j', (_, change, expected) => {
    expect(resetsSteps({ ...facts, ...change })).toBe(expected);
  });
});
