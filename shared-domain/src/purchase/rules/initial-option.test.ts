import fc from 'fast-check';
import { aFinancingMethod, fewFinancingMethods } from '../../catalogue/testing';
import { initialFinancingOption, type InitialOptionFacts } from './initial-option';

const resolve = (facts: Partial<InitialOptionFacts>) =>
  initialFinancingOption({
    methods: fewFinancingMethods(),
    so: null,
    cartId: 'b',
    steg: 'finansiering',
    cartSubscriptions: [],
    defaultFinancingType: null,
    ...facts,
  });
const inCart = (type: string, duration?: number | string, keepExistingSubscription = false) => ({
  cartSubscriptions: [
    { id: 'a', financing: { type: 'lease', duration: 24 }, keepExistingSubscription: false },
    { id: 'b', financing: { type, duration }, keepExistingSubscription },
  ],
});
const option = (alternative_id: string) => ({ alternative_id, heading: alternative_id });
const empty = aFinancingMethod({ financingOptions: [] });
const switchBoth = aFinancingMethod({
  alternative_id: 'switch',
  financingOptions: [option('existing-switch'), option('new-switch')],
});

test.each<[string, string | null, Partial<InitialOptionFacts>]>([
  ['[P4-34]', 'lease12', { so: 'lease12', ...inCart('lease', 24), defaultFinancingType: 'upfront' }],
  ['[P4-34, P2-3, P2-12]', 'upfront', { so: 'fullpris' }],
  ['[P4-34]', 'lease12', { so: 'ukko36', ...inCart('lease', 12) }],
  ['[P4-34]', 'lease12', { so: '', ...inCart('lease', 12) }],
  ['[P4-35]', 'lease12', { ...inCart('lease', 12), defaultFinancingType: 'upfront' }],
  ['[P4-35]', 'upfront', { ...inCart('lease', 12), steg: null, defaultFinancingType: 'upfront' }],
  ['[P4-35]', 'upfront', { ...inCart('lease', 12), cartId: 'c', defaultFinancingType: 'upfront' }],
  ['[P4-35]', 'upfront', { ...inCart('lease'), defaultFinancingType: 'upfront' }],
  [
    '[P4-35]',
    'upfront',
    {
      cartSubscriptions: [{ id: 'b', financing: null, keepExistingSubscription: true }],
      defaultFinancingType: 'upfront',
    },
  ],
  ['[P4-35]', 'upfront', { ...inCart('ukko', 24), defaultFinancingType: 'upfront' }],
  ['[P4-35]', 'new-switch', { methods: [aFinancingMethod(), switchBoth], ...inCart('switch', 24, true) }],
  ['[P4-35]', 'existing-switch', { methods: [aFinancingMethod(), switchBoth], ...inCart('switch', 24) }],
  ['[P4-35]', 'lease24', { ...inCart('switch'), methods: [aFinancingMethod()] }],
  ['[P4-36]', 'lease12', { defaultFinancingType: 'lease12' }],
  ['[P4-36]', 'upfront', { defaultFinancingType: 'fullpris' }],
  ['[P4-36]', 'new-switch', { defaultFinancingType: 'switch' }],
  [
    '[P4-36]',
    'lease24',
    {
      defaultFinancingType: 'lease',
      methods: [
        aFinancingMethod({ alternative_id: 'upfront', financingOptions: [option('upfront')] }),
        empty,
        aFinancingMethod(),
      ],
    },
  ],
  ['[P4-37]', 'lease24', { defaultFinancingType: 'gratis' }],
  ['[P4-37]', 'lease24', {}],
  ['[P4-37]', 'lease24', { methods: [empty, aFinancingMethod()] }],
  ['[P4-37]', null, { methods: [] }],
])('%s the page opens with %s', (_, expected, facts) => {
  expect(resolve(facts)).toBe(expected);
});

test('[P4-35] a lease without duration is the one paid now', () => {
  const methods = [aFinancingMethod(), aFinancingMethod({ financingOptions: [option('leasenow')] })];
  expect(resolve({ methods, ...inCart('lease') })).toBe('leasenow');
});

test('[P4-34..37] for any address, cart and product: an available option, or none where there is none', () => {
  const word = fc.constantFrom(
    'svitsj',
    'lease12',
    'lease24',
    'upfront',
    'switch',
    'lease',
    'new-switch',
    'ukko36',
    '',
    'x',
  );
  const methods = fc.subarray([...fewFinancingMethods(), switchBoth, empty]);
  fc.assert(
    fc.property(methods, word, word, word, fc.boolean(), (offered, so, asked, type, keeps) => {
      const opened = resolve({ methods: offered, so, defaultFinancingType: asked, ...inCart(type, undefined, keeps) });
      const ids = offered.flatMap(({ financingOptions }) => financingOptions.map(({ alternative_id: id }) => id));
      expect(opened === null ? ids : ids.includes(opened)).toEqual(opened === null ? [] : true);
    }),
  );
});
