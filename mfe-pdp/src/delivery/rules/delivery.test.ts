import fc from 'fast-check';
import { DELIVERY_CODES, type DeliveryMethod, deliveryText } from 'shared-domain/delivery';
import { aDeliveryMethod, aDeliveryTime } from 'shared-domain/delivery/testing';
import { toOre, ZERO } from 'shared-domain/money';
import {
  collectModal,
  deliveryCodesOf,
  deliveryDateText,
  deliveryName,
  deliveryPriceText,
  toDeliveryOptionTexts,
  toDeliveryVariables,
  withDeliveryTimes,
} from './delivery';

describe('delivery', () => {
  describe('delivery date', () => {
    /** A Saturday, 23:30 in Norway. */
    const NOW_MS = Date.UTC(2026, 10, 21, 22, 30);
    const text = (estimatedDeliveryDate: string | null, type = 'CARRYON_DOOR', nowMs = NOW_MS) => {
      const date = deliveryDateText({ type, estimatedDeliveryDate }, nowMs);
      return date && deliveryText(date);
    };

    test.each([
      ['2026-11-21', 'Leveres i dag'],
      ['2026-11-21T09:00:00Z', 'Leveres i dag'],
      ['2026-11-21T23:15:00Z', 'Leveres i morgen'],
      ['2026-11-22', 'Leveres i morgen'],
      ['2026-11-23', 'Leveres mandag 23. november'],
      ['2026-11-24T08:00:00+01:00', 'Leveres tirsdag 24. november'],
      ['2026-12-05', 'Leveres lørdag 5. desember'],
      ['2027-01-01', 'Leveres fredag 1. januar'],
      ['2026-11-20', null],
      ['2025-11-24', null],
      ['snart', null],
      ['', null],
      [null, null],
    ])('[P3-35] on Saturday 21 November an estimated date of %j: %j', (date, expected) => {
      expect(text(date)).toBe(expected);
    });

    test.each([
      ['PICK_UP_POINT', 'Kan hentes i morgen'],
      ['b2c.PICK_UP_POINT_BRING', 'Kan hentes i morgen'],
      ['PICK_UP_IN_SHOP', 'Kan hentes i morgen'],
      ['CARRYON_POST', 'Leveres i morgen'],
      ['DRONE', 'Leveres i morgen'],
    ])('[P3-35] %s: %s', (type, expected) => {
      expect(text('2026-11-22', type)).toBe(expected);
    });

    test('[P3-35] months of any length count by their days', () => {
      expect(text('2026-03-01', undefined, Date.UTC(2026, 1, 28, 12))).toBe('Leveres i morgen');
      expect(text('2028-03-01', undefined, Date.UTC(2028, 1, 28, 12))).toBe('Leveres onsdag 1. mars');
    });

    test('[P3-35] over the change to winter time the days still count one by one', () => {
      const beforeChange = Date.UTC(2026, 9, 24, 12);
      expect(text('2026-10-25', undefined, beforeChange)).toBe('Leveres i morgen');
      expect(text('2026-10-26', undefined, beforeChange)).toBe('Leveres mandag 26. oktober');
    });

    test('[P3-35] what comes in n days is named for exactly one n, at any hour', () => {
      const days = fc.integer({ min: -3, max: 40 });
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 20_000 }),
          fc.integer({ min: 0, max: 1_310 }),
          days,
          (day, minute, away) => {
            // Until 23:50 of the same day in Norway, summer time included.
            const iso = new Date((day + away) * 86_400_000).toISOString().slice(0, 10);
            const shown = text(iso, undefined, day * 86_400_000 + minute * 60_000);
            if (away < 0) expect(shown).toBeNull();
            else if (away < 2) expect(shown).toBe(away === 0 ? 'Leveres i dag' : 'Leveres i morgen');
            else expect(shown).toContain(` ${Number(iso.slice(8))}. `);
          },
        ),
      );
    });
  });

  describe('delivery name', () => {
    const nameOf = (option: Pick<DeliveryMethod, 'type' | 'label'>): string => deliveryText(deliveryName(option));

    test.each([
      ['CARRYON_POST', 'Levert til postkontoret'],
      ['CARRYON_POST_BRING', 'Levert til postkontoret'],
      ['CARRYON_DOOR', 'Levert på døren'],
      ['PICK_UP_IN_SHOP', 'Klikk & hent'],
      ['PICK_UP_POINT', 'Levert til valgfritt utleveringssted'],
      ['PICK_UP_POINT_BRING', 'Levert til valgfritt utleveringssted'],
      ['PICK_UP_POINT_BRING_ACC', 'Levert til valgfritt utleveringssted'],
      ['LETTER', 'Brevpost'],
      ['HH_express', 'Helthjem Ekspress'],
      ['CARRYON_EXP', 'Levert med bud'],
      ['CARRYON_EXP_FREE', 'Levert med bud'],
      ['BUSN_PRC', 'Bedriftspakke'],
    ])('[P9-8, F9.13-6] %s is named %s', (type, name) => {
      expect(nameOf({ type, label: null })).toBe(name);
      expect(nameOf({ type: `b2c.${type}`, label: ' ' })).toBe(name);
    });

    test.each(['PROGRESS_BAR', 'DRONE'])('[P9-8] %s has no specific name', (type) => {
      expect(nameOf({ type, label: null })).toBe('Levering');
    });

    test("[P3-35] the backend's own label comes first", () => {
      expect(nameOf({ type: 'LETTER', label: ' Rett i postkassen ' })).toBe('Rett i postkassen');
    });
  });

  describe('delivery price', () => {
    test.each([
      ['CARRYON_DOOR', 59, '59,-'],
      ['CARRYON_DOOR', 99.5, '99,50\u00A0kr'],
      ['CARRYON_DOOR', 0, 'Fri frakt'],
      ['DRONE', 0, 'Fri frakt'],
      ['PICK_UP_IN_SHOP', 0, 'Gratis'],
      ['PICK_UP_IN_SHOP', 1_000, '1\u00A0000,-'],
      ['CARRYON_DOOR', null, null],
    ])('[P3-35] %s at %j NOK: %j', (type, price, text) => {
      const shown = deliveryPriceText({ type, price: price === null ? null : toOre(price) });
      expect(shown && deliveryText(shown)).toBe(text);
    });
  });

  describe('delivery time', () => {
    const option = (type: string) => aDeliveryMethod({ type });

    test('[P3-35] an option gets the time of the code that its type contains', () => {
      const times = [
        aDeliveryTime({ deliveryCode: 'PICK_UP_POINT', estimatedDeliveryDate: '2026-11-23' }),
        aDeliveryTime({ deliveryCode: 'PICK_UP_POINT_BRING', estimatedDeliveryDate: '2026-11-25' }),
        aDeliveryTime({ deliveryCode: 'PICK_UP_POINT_BRING', estimatedDeliveryDate: '2026-11-30' }),
        aDeliveryTime({ deliveryCode: 'DRONE', estimatedDeliveryDate: '2026-11-22' }),
        aDeliveryTime({ deliveryCode: 'LETTER', estimatedDeliveryDate: null }),
      ];
      const options = [
        option('b2c.PICK_UP_POINT_BRING'),
        option('PICK_UP_POINT'),
        option('DRONE'),
        option('LETTER'),
        option('CARRYON_DOOR'),
      ];
      expect(withDeliveryTimes(options, times)).toEqual(
        ['2026-11-25', '2026-11-23', '2026-11-22', null, null].map((estimatedDeliveryDate, index) => ({
          ...options[index],
          estimatedDeliveryDate,
        })),
      );
    });

    test('[P7-23, F7.6-5] each code is queried once', () => {
      expect(deliveryCodesOf(['b2c.LETTER', 'LETTER', 'DRONE', 'CARRYON_DOOR'].map(option))).toEqual([
        'LETTER',
        'DRONE',
        'CARRYON_DOOR',
      ]);
    });

    test('[P3-35] neither the order of the times nor times of other codes matter', () => {
      const code = fc.constantFrom(...DELIVERY_CODES);
      const times = fc.uniqueArray(
        fc.record({ deliveryCode: code, estimatedDeliveryDate: fc.constantFrom('2026-11-24', '2026-11-25', null) }),
        { selector: (time) => time.deliveryCode },
      );
      fc.assert(
        fc.property(fc.array(code), times, (codes, all) => {
          const options = codes.map(option);
          const merged = withDeliveryTimes(options, all);
          expect(withDeliveryTimes(options, [...all].reverse())).toEqual(merged);
          expect(
            withDeliveryTimes(
              options,
              all.filter((time) => codes.includes(time.deliveryCode)),
            ),
          ).toEqual(merged);
        }),
      );
    });
  });

  describe('delivery row', () => {
    const NOW_MS = Date.UTC(2026, 10, 21, 12);

    test('[P3-35, P9-7, P9-8] what the page shows of an option', () => {
      const option = aDeliveryMethod({
        type: 'PICK_UP_POINT',
        description: 'Velg utleveringssted i listen',
        alert: ' Stor pågang ',
        price: ZERO,
      });
      expect(toDeliveryOptionTexts({ ...option, estimatedDeliveryDate: '2026-11-22' }, NOW_MS)).toEqual({
        type: 'PICK_UP_POINT',
        name: { key: 'deliveryName', values: { code: 'PICK_UP_POINT' } },
        description: { key: 'description', values: { text: 'Velg utleveringssted i listen' } },
        alert: 'Stor pågang',
        date: { key: 'readyForPickup', values: { daysAway: 1, weekday: 7, day: 22, month: 11 } },
        price: { key: 'freeShipping' },
      });
    });

    test('[P3-35] an option without facts has only its name', () => {
      const option = aDeliveryMethod({ type: 'LETTER', price: null, alert: ' ' });
      expect(toDeliveryOptionTexts({ ...option, estimatedDeliveryDate: null }, NOW_MS)).toEqual({
        type: 'LETTER',
        name: { key: 'deliveryName', values: { code: 'LETTER' } },
        description: null,
        alert: null,
        date: null,
        price: null,
      });
      expect(toDeliveryOptionTexts({ ...option, alert: null, estimatedDeliveryDate: null }, NOW_MS).alert).toBeNull();
    });
  });

  describe('delivery question', () => {
    test.each([
      ['HANDSET', false, false],
      ['HANDSET-PREOWNED', true, true],
    ] as const)(
      '[P7-22, F7.6-4] the delivery methods of a %s',
      (productType, isFreeExpressDelivery, isPreownedDelivery) => {
        expect(toDeliveryVariables({ zipCode: '0154', productType, isFreeExpressDelivery })).toEqual({
          zipCode: '0154',
          realm: 'b2c',
          isFreeExpressDelivery,
          isPreownedDelivery,
          isLetterDelivery: false,
          isDigitalDelivery: false,
        });
      },
    );
  });
});

describe('collect modal', () => {
  test.each([
    [true, 'deliveryOptions'],
    [false, 'findShop'],
  ])('[P2-36] delivery shown: %s → the modal is titled %s', (isDeliveryShown, key) => {
    expect(collectModal(isDeliveryShown)).toEqual({
      title: { key },
      footer: { key: 'chosenInCheckout' },
      back: { key: 'backToProduct' },
    });
  });
});
