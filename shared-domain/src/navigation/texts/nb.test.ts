import { REALMS } from '../../contracts/realm';
import { defaultHead, navigationText } from './nb';

test.each([
  [
    'B2C',
    'Fjell – mobiltelefoner, abonnement og tilbehør',
    'Kjøp mobiltelefon med delbetaling uten renter, velg mobilabonnement med ubegrenset data, og få varene levert hjem eller hent i butikk.',
  ],
  [
    'B2B',
    'Fjell Bedrift – mobiltelefoner og abonnement til bedriften',
    'Mobiltelefoner, mobilabonnement og tilbehør til ansatte i store og små bedrifter. Se priser uten mva. og bestill på nett.',
  ],
  [
    'UKKO',
    'Fjell Utstyrsavtale – mobiltelefoner og nettbrett på avtale',
    'Velg mobiltelefon eller nettbrett på bedriftens utstyrsavtale, med avtaletid på 12, 24 eller 36 måneder.',
  ],
] as const)('[F9.15-9] the default title and description of %s', (realm, title, description) => {
  expect(defaultHead(realm, 'Fjell')).toEqual({ title, description });
});

test('[F9.15-9] every realm has its own, as long as search engines show', () => {
  const heads = REALMS.map((realm) => defaultHead(realm, 'Fjell'));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(REALMS.length);
  for (const { title, description } of heads)
    expect([title.length <= 70, description.length >= 70, description.length <= 160]).toEqual([true, true, true]);
});

test('the links of an equipment agreement are called by its name', () => {
  expect(navigationText({ key: 'equipmentAgreement' })).toBe('Utstyrsavtale');
});
