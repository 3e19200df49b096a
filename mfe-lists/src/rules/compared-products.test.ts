import { compareSpecifications, formatCompared, parseCompared } from './compared-products';

const of = (specs: Record<string, string>, label = 'Skjerm') => ({
  specifications: [{ label, specs: Object.entries(specs).map(([name, value]) => ({ label: name, value })) }],
});

test('rows stand side by side, also where a product has none of them, and marked where two say different things', () => {
  const groups = compareSpecifications([
    of({ Størrelse: '6,3 tommer', Type: 'OLED' }),
    of({ Type: 'OLED', Lysstyrke: '2000 nits', Størrelse: '6,7 tommer' }),
    of({ Kapasitet: '5000 mAh' }, 'Batteri'),
  ]);
  expect(groups).toEqual([
    {
      label: 'Skjerm',
      rows: [
        { label: 'Størrelse', values: ['6,3 tommer', '6,7 tommer', null], differs: true },
        { label: 'Type', values: ['OLED', 'OLED', null], differs: false },
        { label: 'Lysstyrke', values: [null, '2000 nits', null], differs: false },
      ],
    },
    { label: 'Batteri', rows: [{ label: 'Kapasitet', values: [null, null, '5000 mAh'], differs: false }] },
  ]);
  expect(compareSpecifications([of({ Type: 'OLED' }), of({ Type: 'OLED' })])[0]?.rows[0]?.differs).toBe(false);
});

test('an address names up to three products, each once; what is no path of a product is left out', () => {
  const hrefs = ['/mobiltelefoner/apple/iphone-17/', '/tilbehor/deksler/fjell/deksel-1/'];
  const address = formatCompared('/sammenlign/', hrefs);
  expect(address).toBe('/sammenlign/?varer=mobiltelefoner/apple/iphone-17,tilbehor/deksler/fjell/deksel-1');
  expect(parseCompared(new URL(address, 'http://x.test').searchParams.get('varer'))).toEqual(hrefs);
  expect(parseCompared('a/b/c,a/b/c,../x/y,//x.test/a/b,a/b/d,a/b/e,a/b/f')).toEqual(['/a/b/c/', '/a/b/d/', '/a/b/e/']);
  expect(parseCompared(null)).toEqual([]);
  expect(formatCompared('/sammenlign/', [])).toBe('/sammenlign/');
});
