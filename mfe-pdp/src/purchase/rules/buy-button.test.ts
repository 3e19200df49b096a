import { aBundleCart } from 'shared-domain/cart/testing';
import { isNextDisabled, type NEXT_BUTTON, resolveBuyButton, resolveNextButton, type OpenStep } from './buy-button';

describe('next button', () => {
  describe('next button', () => {
    const plain: OpenStep = {
      isReleaseInFuture: false,
      isLastStep: false,
      stepCount: 3,
      step: 'finance',
      option: 'lease24',
      hasReSwitchStarted: false,
      isLoggedIn: false,
    };

    function keyOf(facts: Partial<OpenStep>): string {
      const { text } = resolveNextButton({ ...plain, ...facts });
      return text === 'presale' ? text : text.key;
    }

    /** Each case also satisfies a later row, so a swapped order fails. */
    const CASES: Record<(typeof NEXT_BUTTON)[number]['id'], readonly [Partial<OpenStep>, string]> = {
      'P4-9': [{ isReleaseInFuture: true, isLastStep: true, stepCount: 1 }, 'presale'],
      'P4-10 only': [{ isLastStep: true, stepCount: 1, option: 'new-switch' }, 'addToCart'],
      'P4-10 last': [{ isLastStep: true, option: 'new-switch' }, 'seeCart'],
      'P4-11': [{ option: 'new-switch' }, 'choosePlan'],
      'P4-12 known': [{ option: 'existing-switch', isLoggedIn: true }, 'choosePhoneToSwap'],
      'P4-12 visitor': [{ option: 'existing-switch' }, 'logInToContinue'],
      'P4-13': [{}, 'next'],
    };

    test.each(Object.entries(CASES))('[%s] the next button', (_, [facts, key]) => {
      expect(keyOf(facts)).toBe(key);
    });

    test('[P4-12] only before reSwitch has started and at the finance step', () => {
      expect(keyOf({ option: 'existing-switch', hasReSwitchStarted: true })).toBe('next');
      expect(keyOf({ option: 'existing-switch', step: 'insurance' })).toBe('next');
    });

    test('[P4-9] the presale button has a cart icon', () => {
      expect(resolveNextButton({ ...plain, isReleaseInFuture: true }).icon).toBe('cart');
    });
  });

  describe('next disabled', () => {
    const facts: Parameters<typeof isNextDisabled>[0] = {
      isReleaseInFuture: false,
      hasReSwitchStarted: false,
      option: 'lease24',
      planCode: 'A',
      listedPlanCodes: ['A', 'C'],
    };

    test.each([
      ['[P4-16]', { isReleaseInFuture: true }, true],
      ['[P4-17]', { planCode: null }, true],
      ['[P4-17]', { planCode: null, option: 'new-switch' }, true],
      ['[P4-17]', { planCode: null, option: 'upfront' }, false],
      ['[P4-17]', { planCode: null, option: 'ukko24' }, false],
      ['[P4-17, P4-18]', { planCode: null, hasReSwitchStarted: true }, false],
      ['[P4-18]', { planCode: 'B' }, true],
      ['[P4-18]', { planCode: 'B', option: 'leasenow' }, true],
      ['[P4-18]', { planCode: 'B', option: 'new-switch' }, false],
      ['[P4-18]', { planCode: 'A.TLF12PLEAS' }, false],
      ['[P4-18]', { planCode: 'B', hasReSwitchStarted: true }, true],
      ['[P4-16, P4-17, P4-18]', {}, false],
    ])('%s with %j: %s', (_, change, expected) => {
      expect(isNextDisabled({ ...facts, ...change })).toBe(expected);
    });
  });
});

describe('buy button', () => {
  const facts = { cart: aBundleCart(), sku: 'OTHER', option: 'upfront', sellable: true };

  test('[P4-46] what is in the cart with the chosen financing goes to the checkout', () => {
    const checkout = { action: 'checkout', text: { key: 'goToOrder' } };
    expect(resolveBuyButton({ ...facts, sku: 'KVI-LADER-45' })).toEqual(checkout);
    expect(resolveBuyButton({ ...facts, sku: 'AUR-5P-256-LYN', option: 'lease24' })).toEqual(checkout);
    expect(resolveBuyButton({ ...facts, sku: 'AUR-5P-256-LYN', option: 'upfront' }).action).toBe('add');
    expect(resolveBuyButton({ ...facts, sku: 'AUR-5P-256-LYN', option: 'lease24commitment' }).action).toBe('add');
    const financing = { type: 'lease', code: '24commitment', duration: 24 };
    const cart = {
      ...facts.cart,
      subscriptions: facts.cart.subscriptions.map((each) => ({ ...each, financing })),
    };
    expect(resolveBuyButton({ ...facts, cart, sku: 'AUR-5P-256-LYN', option: 'lease24commitment' })).toEqual(checkout);
    expect(resolveBuyButton({ ...facts, cart, sku: 'AUR-5P-256-LYN', option: 'lease24' }).action).toBe('add');
  });

  test('[P4-46] upfront b2b is upfront', () => {
    expect(resolveBuyButton({ ...facts, sku: 'KVI-LADER-45', option: 'upfront b2b' }).action).toBe('checkout');
  });

  test('[P4-10, P3-4] else it is added, unless it cannot be bought', () => {
    expect(resolveBuyButton(facts)).toEqual({ action: 'add', text: { key: 'addToCart' } });
    expect(resolveBuyButton({ ...facts, cart: null }).action).toBe('add');
    expect(resolveBuyButton({ ...facts, sellable: false })).toEqual({
      action: 'unavailable',
      text: { key: 'addToCart' },
    });
    expect(resolveBuyButton({ ...facts, hideBuyButton: true })).toEqual({ action: 'hidden' });
  });
});
