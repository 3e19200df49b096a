import { productFacts } from './product-facts';

const group = (label: string, ...specs: readonly (readonly [string, string])[]) => ({
  label,
  specs: specs.map(([name, value]) => ({ label: name, value })),
});
const labels = (...groups: Parameters<typeof productFacts>[0]) => productFacts(groups).map(({ label }) => label);

test('the first telling line of each group, then the second ones, four in all', () => {
  expect(
    labels(
      group('Skjerm', ['Størrelse', '6,3 tommer'], ['Type', 'OLED']),
      group('Ytelse', ['Prosessor', 'A19'], ['Minne', '8 GB']),
      group('Mål', ['Vekt', '177 gram']),
    ),
  ).toEqual(['Størrelse', 'Prosessor', 'Vekt', 'Type']);
});

test.each([
  ['Puls', 'Ja'],
  ['Mobilnett', 'Ja, eSIM'],
  ['Ekstern antenne', 'Nei'],
  ['Bridge', '1 stk'],
  ['Ladestasjon', 'Følger med'],
  ['Antall', '2 i esken'],
])('%s: %s is no fact', (label, value) => {
  expect(labels(group('Helse', [label, value], ['Søvn', 'Poeng']))).toEqual(['Søvn']);
});

test('[P9-14, P9-16] neither are a value that opens in a modal and a placeholder', () => {
  expect(
    labels(
      group(
        'Egenskaper',
        ['Materiale', 'Silikon med mikrofiber på innsiden'],
        ['Passer', 'DUMMY_TO_AVOID_ERROR'],
        ['Magneter', 'MagSafe'],
      ),
      group('DUMMY_TO_AVOID_ERROR', ['Vekt', '20 gram']),
    ),
  ).toEqual(['Magneter']);
});
