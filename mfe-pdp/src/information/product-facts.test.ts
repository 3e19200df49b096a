import { toOre } from 'shared-domain/money';
import { boxContents, deliveryTermLines, productFacts } from './product-facts';

describe('product facts', () => {
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
});

describe('box contents', () => {
  const contents = (group: string, ...specs: readonly (readonly [string, string])[]) =>
    boxContents({
      name: 'Aurora 5 Pro',
      specifications: [{ label: group, specs: specs.map(([label, value]) => ({ label, value })) }],
    });

  test.each([
    ['the line itself', 'Egenskaper', [['Adapter', 'Følger med']], ['Aurora 5 Pro', 'Adapter']],
    ['what its value names', 'Mål', [['Penn', 'S Pen følger med']], ['Aurora 5 Pro', 'S Pen']],
    ['what it says is in the box', 'Egenskaper', [['Lengder', 'S/M og M/L i esken']], ['Aurora 5 Pro', 'S/M og M/L']],
    ['how many there are', 'Egenskaper', [['Antall', '2 i esken']], ['2 × Aurora 5 Pro']],
    [
      'a list of contents',
      'Innhold',
      [
        ['Bridge', '1 stk'],
        ['Pærer', '3 stk E27 med farger'],
      ],
      ['1 × bridge', '3 × pærer, E27 med farger'],
    ],
    ['nothing of the product alone', 'Mål', [['Vekt', '177 gram']], []],
  ] as const)('in the box: %s', (_, group, specs, expected) => {
    expect(contents(group, ...specs)).toEqual(expected);
  });

  test('[P9-16] a placeholder is not in it', () => {
    expect(contents('Innhold', ['Bridge', 'DUMMY_TO_AVOID_ERROR'])).toEqual([]);
  });

  test('what editors say of the box is said instead', () => {
    const tabs = [{ alternative_id: 'i-esken', name: 'I esken', content: 'Klokke og ladekabel.' }];
    const specifications = [{ label: 'Mål', specs: [{ label: 'Penn', value: 'S Pen følger med' }] }];
    expect(boxContents({ name: 'Nova', specifications, tabs })).toEqual(['Klokke og ladekabel.']);
    const [tab] = tabs.map((each) => ({ ...each, content: 'DUMMY_TO_AVOID_ERROR' }));
    expect(boxContents({ name: 'Nova', specifications, tabs: tab && [tab] })).toEqual(['Nova', 'S Pen']);
  });
});

const terms = { fromPrice: toOre(100), freeFrom: toOre(1_000), workingDays: { min: 1, max: 5 } };

test('time, price and right of return of what is delivered', () => {
  expect(deliveryTermLines(terms, 'B2C')).toEqual([
    'Varer på nettlager kommer på 1–5 virkedager',
    'Levering fra 100,-. Fri frakt når du betaler 1\u00A0000,- eller mer nå',
    '30 dagers angrerett når du handler på nett',
  ]);
});

test('[P6-14] businesses see what it costs without mva., and have no right of return', () => {
  expect(deliveryTermLines(terms, 'B2B').slice(1)).toEqual([
    'Levering fra 80,- (ekskl. mva.). Fri frakt når du betaler 800,- (ekskl. mva.) eller mer nå',
  ]);
});

test('[P6-15] equipment agreements have a delivery of their own', () => {
  expect(deliveryTermLines(terms, 'UKKO')).toEqual([]);
  expect(deliveryTermLines(undefined, 'B2C')).toEqual([]);
});
