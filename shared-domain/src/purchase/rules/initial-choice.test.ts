import fc from 'fast-check';
import { aFinancingMethod, aPlanPrice, fewFinancingMethods } from '../../catalogue/testing';
import { ZERO } from '../../money';
import { anOffering } from '../../subscription/testing';
import {
  availableMethods,
  initialFinancingOption,
  type OptionSources,
  initialPlan,
  offeredPlans,
} from './initial-choice';

describe('initial option', () => {
  describe('initial option', () => {
    const resolve = (facts: Partial<OptionSources>) =>
      initialFinancingOption({
        methods: fewFinancingMethods(),
        so: null,
        cartId: 'b',
        steg: 'finansiering',
        cartSubscriptions: [],
        defaultFinancingType: null,
        ...facts,
      });
    const withCommitment = aFinancingMethod({
      subId: 'commitment',
      financingOptions: [{ alternative_id: 'lease24commitment', heading: '24 måneder' }],
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

    test.each<[string, string | null, Partial<OptionSources>]>([
      ['[P4-34]', 'lease12', { so: 'lease12', ...inCart('lease', 24), defaultFinancingType: 'upfront' }],
      ['[P4-34, P2-3, P2-12]', 'upfront', { so: 'fullpris' }],
      ['[P4-34]', 'lease12', { so: 'ukko36', ...inCart('lease', 12) }],
      ['[P4-34]', 'lease12', { so: '', ...inCart('lease', 12) }],
      ['[P4-35]', 'lease12', { ...inCart('lease', 12), defaultFinancingType: 'upfront' }],
      [
        '[P4-35, P3-16]',
        'lease24commitment',
        {
          methods: [aFinancingMethod(), withCommitment],
          cartSubscriptions: [
            {
              id: 'b',
              financing: { type: 'lease', duration: 24, code: '24commitment' },
              keepExistingSubscription: false,
            },
          ],
        },
      ],
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
    const options = (facts: Partial<Parameters<typeof availableMethods>[1]>) =>
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
});

describe('initial plan', () => {
  describe('initial plan', () => {
    const plan = (offeringCode: string, isUngSubscription = false) => ({
      offering: anOffering({ offeringCode, isUngSubscription }),
      device: aPlanPrice(),
      monthlyTotal: ZERO,
    });
    const BASIC = 'FJELL_X_BASIC_2025_2';
    const facts: Parameters<typeof initialPlan>[0] = {
      plans: [plan('FJELL_X_MAX_2025'), plan('FJELL_X_UNG_2025_2', true), plan(BASIC), plan('FJELL_X_START_2025')],
      sc: null,
      abonnement: null,
      isUnder30: false,
      codePrefix: 'FJELL',
    };

    test.each<[string, string, Partial<Parameters<typeof initialPlan>[0]>]>([
      ['[P2-4]', 'FJELL_X_START_2025', { sc: 'FJELL_X_START_2025', abonnement: 'FJELL_X_MAX_2025', isUnder30: true }],
      ['[P2-4]', 'FJELL_X_START_2025', { sc: 'FJELL_X_START_2025.REGULAR' }],
      ['[P2-9]', 'FJELL_X_START_2025', { abonnement: 'FJELL_X_START_2025', isUnder30: true }],
      ['[P2-9]', 'FJELL_X_START_2025', { sc: 'GONE', abonnement: 'FJELL_X_START_2025' }],
      ['[P2-9, P9-33]', BASIC, { abonnement: 'GONE' }],
      ['[P4-49]', 'FJELL_X_UNG_2025_2', { isUnder30: true, defaultOfferingCode: 'FJELL_X_START_2025' }],
      ['[F5.3-5]', 'FJELL_X_START_2025', { defaultOfferingCode: 'FJELL_X_START_2025.TLF12PLEAS' }],
      ['[F5.3-5, P9-33]', BASIC, { defaultOfferingCode: 'GONE' }],
      ['[P9-33]', BASIC, {}],
      ['[P9-33]', BASIC, { isUnder30: true, plans: [plan('FJELL_X_MAX_2025'), plan(BASIC)] }],
      ['[F5.3-5]', 'FJELL_X_MAX_2025', { codePrefix: 'ANDRE' }],
    ])('%s %s is chosen at first', (_, code, change) => {
      expect(initialPlan({ ...facts, ...change })?.offering.offeringCode).toBe(code);
    });

    test('[F5.3-5] nothing to choose among', () => {
      expect(initialPlan({ ...facts, plans: [] })).toBeNull();
    });
  });

  describe('offered plans', () => {
    const codes = ['FJELL_X_BASIC_2025_2', 'FJELL_X_MAX_2025', 'FJELL_X_UNG_2025_2', 'FJELL_X_START_2025'];
    const facts: Parameters<typeof offeredPlans>[0] = {
      offerings: codes.map((offeringCode) => anOffering({ offeringCode })),
      prices: {
        lease: Object.fromEntries(codes.slice(0, 3).map((code) => [`${code}.TLF12PLEAS`, [aPlanPrice()]])),
        switch: {},
      },
      option: 'lease24',
      isUnder30: false,
    };
    const offered = (change: Partial<Parameters<typeof offeredPlans>[0]> = {}) =>
      offeredPlans({ ...facts, ...change }).map(({ offering }) => offering.offeringCode);

    test('[P9-25, P3-16] in order, those that the device has a price with', () => {
      expect(offered()).toEqual(['FJELL_X_MAX_2025', 'FJELL_X_BASIC_2025_2']);
      expect(offered({ option: 'lease12' })).toEqual([]);
    });

    test('[P9-26] youth plans for those under 30', () => {
      expect(offered({ isUnder30: true })).toContain('FJELL_X_UNG_2025_2');
    });

    test('[P3-16] plans that are not sold with devices are left out', () => {
      expect(offered({ offerings: facts.offerings.map((plan) => ({ ...plan, soldWithDevice: false })) })).toEqual([]);
    });

    test.each(['upfront', 'ukko24'])('[P3-16] the option %j needs no plan, with any prices', (option) => {
      const prices = { ...facts.prices, lease: { 'FJELL_X_MAX_2025.UKKO': [aPlanPrice({ code: 'x' })] } };
      expect(offered({ option, prices })).toEqual([]);
    });
  });
});
