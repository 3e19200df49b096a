import { toOre } from '../../money';
import type { LegalText } from '../model';
import { legalText, shortLegalText } from './nb';

const total = toOre(18_972);

test.each<[string, LegalText, string]>([
  [
    'F9.3-2',
    { key: 'deviceAndPlan', values: { device: 'phone', months: 12, total } },
    'Minste totalpris for telefon og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
  ],
  [
    'F9.3-3',
    { key: 'deviceAndPlan', values: { device: 'tablet', months: 12, total } },
    'Minste totalpris for nettbrett og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
  ],
  [
    'F9.3-4',
    { key: 'deviceAndPlan', values: { device: 'router', months: 12, total } },
    'Minste totalpris for ruter og abonnement med 12\u00A0md. avtaletid: 18\u00A0972,-.',
  ],
  [
    'F9.3-5',
    { key: 'deviceAlone', values: { device: 'watch', months: 12, total } },
    'Totalpris for delbetaling av smartklokke i 12\u00A0md: 18\u00A0972,-.',
  ],
  [
    'F9.3-5, F9.3-11',
    { key: 'deviceAlone', values: { device: 'watch', months: 0, total } },
    'Totalpris for delbetaling av smartklokke: 18\u00A0972,-.',
  ],
  [
    'F9.3-6',
    { key: 'deviceAlone', values: { device: 'smartHome', months: 24, total } },
    'Totalpris for delbetaling av smarthjemprodukt i 24\u00A0md: 18\u00A0972,-.',
  ],
  [
    'F9.3-7',
    { key: 'leaseAndPlan', values: { months: 0, total } },
    'Minste totalpris med 0\u00A0md. avtaletid: 18\u00A0972,-.',
  ],
  [
    'F9.3-8',
    { key: 'switchedPhone', values: { months: 24, total } },
    'Total telefonpris med Svitsj i 24\u00A0md.: 18\u00A0972,-',
  ],
])('[%s] the text of a legal total price', (_, text, rendered) => {
  expect(legalText(text)).toBe(rendered);
});

test.each<[LegalText, string]>([
  [{ key: 'deviceAndPlan', values: { device: 'phone', months: 12, total } }, 'Minste totalpris 18\u00A0972,-'],
  [{ key: 'leaseAndPlan', values: { months: 24, total } }, 'Minste totalpris 18\u00A0972,-'],
  [{ key: 'deviceAlone', values: { device: 'watch', months: 24, total } }, 'Totalpris for smartklokke 18\u00A0972,-'],
  [{ key: 'switchedPhone', values: { months: 24, total } }, 'Total telefonpris 18\u00A0972,-'],
])('%o beside a price', (text, short) => {
  expect(shortLegalText(text)).toBe(short);
});

test('[F9.3-5, F9.2-9] a watch that is bought with a plan names what both come to', () => {
  const text: LegalText = { key: 'deviceAlone', values: { device: 'watch', months: 24, total: toOre(5_472) } };
  expect(legalText(text, toOre(6_300))).toBe(
    'Totalpris for delbetaling av smartklokke i 24\u00A0md: 5\u00A0472,-. Minste totalpris med abonnement: 6\u00A0300,-.',
  );
  expect(shortLegalText(text, toOre(6_300))).toBe('Minste totalpris 6\u00A0300,-');
});
