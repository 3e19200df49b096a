import fc from 'fast-check';
import { showTexts } from 'shared-domain/testing';
import { toOre, ZERO } from '../../money';
import { cartText } from '../texts/nb';
import { freeShipping } from './free-shipping';

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
