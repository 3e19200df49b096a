import fc from 'fast-check';
import { showTexts } from 'shared-domain/testing';
import { ore, toOre } from '../../money';
import { cartText } from '../texts/nb';
import { toDisclaimer } from './disclaimer';

const inNorwegian = (answer: unknown): unknown => showTexts(cartText, answer);

test('[F3.2-6] a plain text is shown without an amount', () => {
  expect(inNorwegian(toDisclaimer('Prisen gjelder i Norge.'))).toEqual({
    heading: 'Minste totalpris',
    total: null,
    parts: [{ name: '', total: null, description: ['Prisen gjelder i Norge.'] }],
  });
});

test('[F3.2-6, F9.2-9] a list: the sum of the totals, one part each, one or several descriptions', () => {
  const list = [
    { name: 'Aurora 5 Pro', total: toOre(18_972), description: 'Telefon og abonnement' },
    { name: 'Kvist lader', total: toOre(349.5), description: ['Betales nå', 'Fri frakt'] },
  ];
  expect(inNorwegian(toDisclaimer(list))).toEqual({
    heading: 'Minste totalpris',
    total: '19\u00A0321,50\u00A0kr',
    parts: [
      { name: 'Aurora 5 Pro', total: '18\u00A0972,-', description: ['Telefon og abonnement'] },
      { name: 'Kvist lader', total: '349,50\u00A0kr', description: ['Betales nå', 'Fri frakt'] },
    ],
  });
});

test.each([
  ['text', ''],
  ['list', []],
])('[F3.2-6] an empty %s states nothing', (_, input) => {
  expect(inNorwegian(toDisclaimer(input))).toBeNull();
});

test('[F9.2-9] the shown total reads back as the sum of the parts', () => {
  const read = (text: string): number => Math.round(Number(text.replace(/\u00A0|kr|,-/g, '').replace(',', '.')) * 100);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 }), (totalsOre) => {
      const disclaimer = toDisclaimer(totalsOre.map((each) => ({ name: 'x', total: ore(each), description: '' })));
      expect(read(disclaimer?.total ?? '')).toBe(totalsOre.reduce((sum, each) => sum + each, 0));
      expect(disclaimer?.parts.map(({ total }) => read(total ?? ''))).toEqual(totalsOre);
    }),
  );
});
