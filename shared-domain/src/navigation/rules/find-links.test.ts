import fc from 'fast-check';
import type { MenuLink } from '../model';
import { findLinks } from './find-links';

const link = (name: string, address: string): MenuLink => ({ name, link: address, appKey: 'open-pages' });
const LINKS = [link('Faktura', '/hjelp/faktura/'), link('Hjelp til faktura', '/hjelp/faktura/'), link('Dekningskart', '/nett/dekning/'), link('Faktura for mobil', '/faktura-mobil/')];

test.each([
  ['faktura', ['Hjelp til faktura', 'Faktura for mobil']],
  ['MOBIL fakt', ['Faktura for mobil']],
  ['dekning', ['Dekningskart']],
  ['ruter', []],
  ['  ', []],
])('[F2.4-2] %j finds the pages %j', (query, names) => {
  expect(findLinks(LINKS, query, 8).map(({ name }) => name)).toEqual(names);
});

test('[F2.4-2] any query gives at most the limit, and no page twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(3), (query, limit) => {
      const found = findLinks(LINKS, query, limit);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(found.map((each) => each.link)).size).toBe(found.length);
    }),
  );
});
