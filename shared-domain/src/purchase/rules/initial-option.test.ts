import fc from 'fast-check';
import { aFinancingMethod, fewFinancingMethods } from '../../catalogue/testing';
import { availableMethods, initialFinancingOption, type InitialOptionFacts, type MethodFacts } from './initial-option';

describe('initial option', () => {
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
        const opened = resolve({
          methods: offered,
          so,
          defaultFinancingType: asked,
          ...inCart(type, undefined, keeps),
        });
        const ids = offered.flatMap(({ financingOptions }) => financingOptions.map(({ alternative_id: id }) => id));
        expect(opened === null ? ids : ids.includes(opened)).toEqual(opened === null ? [] : true);
      }),
    );
  });
});

describe('available methods', () => {
  const methods = [
    ...fewFinancingMethods(),
    aFinancingMethod({
      alternative_id: 'switch',
      financingOptions: [
        { alternative_id: 'existing-switch', heading: 'Svitsj' },
        { alternative_id: 'new-switch', heading: 'Ny' },
      ],
    }),
  ];
  const options = (facts: Partial<MethodFacts>) =>
    availableMethods(methods, { isLoggedIn: false, isReSwitch: false, productType: 'HANDSET', ...facts }).map(
      (method) => [method.alternative_id, ...method.financingOptions.map(({ alternative_id: id }) => id)],
    );

  test('[P4-42, P6-2] a visitor sees no switch, a customer does', () => {
    expect(options({})).toEqual([
      ['lease', 'lease24', 'lease12'],
      ['upfront', 'upfront'],
    ]);
    expect(options({ isLoggedIn: true }).map(([id]) => id)).toEqual(['lease', 'switch', 'upfront', 'switch']);
  });

  test('a customer without a Svitsj agreement is not offered the swap of a phone', () => {
    expect(options({ isLoggedIn: true, maySwap: true })).toContainEqual(['switch', 'existing-switch', 'new-switch']);
    expect(options({ isLoggedIn: true, maySwap: false })).toContainEqual(['switch', 'new-switch']);
    expect(options({ isReSwitch: true, maySwap: false })).toContainEqual(['switch', 'existing-switch']);
  });

  test('[P4-43] in reSwitch a handset keeps the existing switch, everything else the full price', () => {
    expect(options({ isReSwitch: true })).toContainEqual(['switch', 'existing-switch']);
    expect(options({ isReSwitch: true }).every(([id]) => id === 'switch')).toBe(true);
    expect(options({ isReSwitch: true, productType: 'HANDSET-PREOWNED' })).toEqual([['upfront', 'upfront']]);
  });
});
