import fc from 'fast-check';
import { deliveryText } from '../texts/nb';
import { DELIVERY_CODES } from './delivery-code';
import { deliveryDescription, type DROPPED_CODES, filterDeliveryOptions, needsPickupPoints } from './delivery-options';

describe('option filter', () => {
  const options = (codes: string) =>
    codes
      .split(' ')
      .filter(Boolean)
      .map((type) => ({ type }));
  const kept = (codes: string, pointCount: number) =>
    filterDeliveryOptions(options(codes), pointCount)
      .map(({ type }) => type)
      .join(' ');

  const POST = 'CARRYON_POST CARRYON_DOOR CARRYON_POST_BRING';

  /** Each case also satisfies a later row, so a swapped order fails. */
  const CASES: Record<
    (typeof DROPPED_CODES)[number]['id'],
    readonly [offered: string, pointCount: number, kept: string]
  > = {
    'P5-10 no pickup': [`${POST} PICK_UP_IN_SHOP`, 0, `${POST} PICK_UP_IN_SHOP`],
    'F5.6-3': [`PICK_UP_POINT ${POST} PICK_UP_POINT_BRING`, 0, POST],
    'F5.6-4 own points': [`PICK_UP_POINT ${POST} PICK_UP_POINT_BRING`, 3, 'PICK_UP_POINT CARRYON_DOOR'],
    'F5.6-4 Bring only': [`${POST} PICK_UP_POINT_BRING LETTER`, 3, 'CARRYON_DOOR PICK_UP_POINT_BRING LETTER'],
  };

  test.each(Object.entries(CASES))('[%s] which delivery options stay', (_, [offered, pointCount, expected]) => {
    expect(kept(offered, pointCount)).toBe(expected);
  });

  test('[P5-10, F5.6-1] accessory-only options never show, and alone they need no pickup points', () => {
    expect(kept('LETTER_ACC PICK_UP_POINT_BRING_ACC CARRYON_DOOR', 3)).toBe('CARRYON_DOOR');
    expect(kept('PICK_UP_POINT_BRING_ACC CARRYON_POST', 3)).toBe('CARRYON_POST');
    expect(needsPickupPoints(options('PICK_UP_POINT_BRING_ACC PICK_UP_POINT_ACC'))).toBe(false);
  });

  test('[F5.6-4] an accessory-only option with own points does not remove Bring', () => {
    expect(kept('PICK_UP_POINT_ACC PICK_UP_POINT_BRING', 1)).toBe('PICK_UP_POINT_BRING');
  });

  test("[F3.8-2] the cart's progress bar is no delivery option; an unknown one stays", () => {
    expect(kept('PROGRESS_BAR DRONE', 0)).toBe('DRONE');
  });

  test.each([
    ['PICK_UP_POINT', true],
    ['CARRYON_DOOR b2c.PICK_UP_POINT_BRING', true],
    ['PICK_UP_IN_SHOP CARRYON_POST', false],
    ['', false],
  ])('[P5-10, F5.6-2] for %j pickup points are fetched: %s', (codes, expected) => {
    expect(needsPickupPoints(options(codes))).toBe(expected);
  });

  test('[P5-10, F5.6-2..4] nothing is added or moved, filtering again changes nothing, and a pickup option is offered only where there is a point', () => {
    const offered = fc
      .uniqueArray(fc.constantFrom(...DELIVERY_CODES, 'LETTER_ACC', 'DRONE'))
      .map((codes) => codes.map((type) => ({ type })));
    fc.assert(
      fc.property(offered, fc.nat(2), (all, pointCount) => {
        const shown = filterDeliveryOptions(all, pointCount);
        const places = shown.map((option) => all.indexOf(option));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        expect(filterDeliveryOptions(shown, pointCount)).toEqual(shown);
        if (pointCount === 0) expect(needsPickupPoints(shown)).toBe(false);
        else expect(needsPickupPoints(shown)).toBe(needsPickupPoints(all));
      }),
    );
  });
});

describe('delivery description', () => {
  test.each([
    ['Velg utleveringssted i listen', 'Velg utleveringssted på siste steg i kassen'],
    [
      ' Pakken sendes i dag. Velg utleveringssted i listen. ',
      'Pakken sendes i dag. Velg utleveringssted på siste steg i kassen.',
    ],
    ['Leveres mellom 17 og 21', 'Leveres mellom 17 og 21'],
    ['', null],
    ['  ', null],
    [null, null],
  ])('[P9-7] the description %j is shown as %j', (description, shown) => {
    const text = deliveryDescription(description);
    expect(text && deliveryText(text)).toBe(shown);
  });
});
