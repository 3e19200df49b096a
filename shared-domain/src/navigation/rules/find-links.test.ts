import fc from 'fast-check';
import { anyText } from '../../testing/any-text';
import type { MenuLink } from '../model';
import { findLinks } from './find-links';

const link = (name: string, address: string): MenuLink => ({ name, link: address, appKey: 'open-pages' });
const LINKS = [
  link('Faktura', '/hjelp/faktura/'),
  link('Hjelp til faktura', '/hjelp/faktura/'),
  link('Dekningskart', '/nett/dekning/'),
  link('Faktura for mobil', '/faktura-mobil/'),
  link('Kart over dekning', '/dekning/'),
  link('Dekning', '/dekning/'),
  link('Tvilling', '/dekning/'),
];

test.each([
  ['faktura', ['Hjelp til faktura', 'Faktura for mobil']],
  ['MOBIL fakt', ['Faktura for mobil']],
  ['dekning', ['Dekningskart', 'Kart over dekning']],
  ['was here', []],
  ['ruter', []],
  ['  ', []],
])('%j finds the pages %j', (query, names) => {
  expect(findLinks(LINKS, query, 8).map(({ name }) => name)).toEqual(names);
});

test('any query gives at most the limit, and no page twice', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(3), (query, limit) => {
      const found = findLinks(LINKS, query, limit);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(found.map((each) => each.link)).size).toBe(found.length);
    }),
  );
});
