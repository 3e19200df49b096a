import { showTexts } from 'shared-domain/testing';
import { toOre, ZERO } from '../../money';
import { cartText } from '../texts/nb';
import { toDeliveryRow } from './delivery-row';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

test.each([[{}], [{ icon: '', label: '' }]])(
  '[F9.2-2] a row that says nothing of itself (%j) is called Levering',
  (own) => {
    expect(inNorwegian(toDeliveryRow({ ...own, value: '59,-' }))).toEqual({
      icon: 'delivery',
      label: 'Levering',
      value: '59,-',
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

test('[F3.2-2] nothing is delivered: no row', () => {
  expect(inNorwegian(toDeliveryRow(null))).toBeNull();
});
