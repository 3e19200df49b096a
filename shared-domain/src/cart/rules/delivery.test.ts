import fc from 'fast-check';
import { toOre, ZERO } from '../../money';
import { showTexts } from '../../testing';
import { cartText } from '../texts/nb';
import { freeShipping, toDeliveryRow } from './delivery';

describe('delivery row', () => {
  const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

  test.each([[{}], [{ icon: '', label: '' }]])(
    '[F9.2-2] a row that says nothing of itself (%j) is called Levering',
    (own) => {
      expect(inNorwegian(toDeliveryRow({ ...own, value: '59,-' }))).toEqual({
        icon: 'delivery',
        label: 'Levering',
        value: '59,-',
        from: 'fra 59,-',
        struck: null,
        freeShipping: null,
      });
    },
  );

  test('[F3.2-2, F9.2-2] its own icon, label and way to free shipping win', () => {
    const row = toDeliveryRow({
      icon: 'shop',
      label: 'Hentes i butikk',
      value: 'Gratis',
      progressBar: { min: ZERO, max: toOre(1_000), progress: toOre(349) },
    });
    expect(inNorwegian(row)).toMatchObject({
      icon: 'shop',
      label: 'Hentes i butikk',
      value: 'Gratis',
      freeShipping: { text: 'Du har 651,- igjen til fri frakt' },
    });
  });

  test('an order that earns free shipping: the price is struck, and 0,- said', () => {
    const free = { value: '0,-', struck: '99,-' };
    expect(toDeliveryRow(free)).toMatchObject({ value: '0,-', from: null, struck: '99,-' });
    expect(inNorwegian(toDeliveryRow({ value: 'fra 90,-' }))).toMatchObject({ from: 'fra 90,-' });
  });

  test('[F3.2-2] nothing is delivered: no row', () => {
    expect(inNorwegian(toDeliveryRow(null))).toBeNull();
  });
});

describe('free shipping', () => {
  const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

  test.each([
    [698, 'Du har 302,- igjen til fri frakt', 69_800],
    [697.5, 'Du har 303,- igjen til fri frakt', 69_750],
    [0, 'Du har 1\u00A0000,- igjen til fri frakt', 0],
    [1_000, 'Du har fått fri frakt', 100_000],
    [2_500, 'Du har fått fri frakt', 100_000],
    [-5, 'Du har 1\u00A0005,- igjen til fri frakt', 0],
  ])('[F9.2-3] at %d of 1000', (progress, text, value) => {
    expect(inNorwegian(freeShipping({ min: ZERO, max: toOre(1_000), progress: toOre(progress) }))).toEqual({
      text,
      min: 0,
      max: 100_000,
      value,
      color: 'corePurple700',
    });
  });

  test('[F3.2-2, F9.2-3] own text and colour win; the bar stays within its ends', () => {
    expect(
      inNorwegian(
        freeShipping({ text: 'Snart fri frakt', min: ZERO, max: toOre(10), progress: toOre(5), color: 'green500' }),
      ),
    ).toMatchObject({
      text: 'Snart fri frakt',
      color: 'green500',
    });
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 3_000 }), (progress) => {
        const { value } = freeShipping({ min: ZERO, max: toOre(1_000), progress: toOre(progress) });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100_000);
      }),
    );
  });
});
