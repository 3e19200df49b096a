import { HARDWARE_TYPES } from '../model';
import { aBundleCart, aCart, aCartItem, aNumberChoice } from '../testing';
import { isSimOnly, isSimOnlyWithoutCard } from './sim-only';

describe('sim only', () => {
  const plan = aCartItem({ type: 'SUBSCRIPTION' });

  test.each([...HARDWARE_TYPES])('[F5.1-3] a plan beside %s is not sim-only', (type) => {
    expect(isSimOnly(aCart({ cart: { content: [plan, aCartItem({ type })] } }))).toBe(false);
  });

  test('[F5.1-3] plans, drafts, or subscriptions named beside the rows; never an empty cart', () => {
    expect(isSimOnly(aCart({ cart: { content: [plan] } }))).toBe(true);
    expect(isSimOnly(aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION_DRAFT' })] } }))).toBe(true);
    expect(isSimOnly(aBundleCart({ cart: { content: [] } }))).toBe(true);
    expect(isSimOnly(aCart({ cart: { content: [] } }))).toBe(false);
  });
});

describe('sim only without card', () => {
  const simOnly = aCart({ cart: { content: [aCartItem({ type: 'SUBSCRIPTION' })] } });
  const choice = (type: 'new' | 'existing' | 'port_in' | 'transfer' | 'neworportin', isEsimSelected: boolean) =>
    aNumberChoice({ phoneNumber: { check: { type } }, isEsimSelected });

  test.each([
    ['new', false, false],
    ['port_in', false, false],
    ['neworportin', false, false],
    ['existing', false, true],
    ['transfer', false, true],
    ['new', true, true],
    ['port_in', true, true],
    ['neworportin', true, true],
  ] as const)(
    '[F5.1-4, F3.1-19, F3.9-3] a number that is %s, eSIM %s: no card is sent %s',
    (type, isEsimSelected, expected) => {
      expect(isSimOnlyWithoutCard(simOnly, [choice(type, isEsimSelected)])).toBe(expected);
    },
  );

  test('[F5.1-4] one subscription with a card is enough; no choice yet sends none', () => {
    expect(isSimOnlyWithoutCard(simOnly, [choice('new', true), choice('port_in', false)])).toBe(false);
    expect(isSimOnlyWithoutCard(simOnly, [])).toBe(true);
  });

  test('[F5.1-4] only a sim-only cart', () => {
    expect(isSimOnlyWithoutCard(aBundleCart(), [choice('new', true)])).toBe(false);
  });
});
