import fc from 'fast-check';
import { menuColumns, menuShortcuts } from './menu-columns';

test.each([
  [[], [], []],
  [[1, 2], [1, 2], []],
  [[1, 2, 3, 4], [1, 2, 3, 4], []],
  [
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4],
    [5, 6],
  ],
])('[F2.1-4] the links %j are in the columns %j and %j', (links, first, second) => {
  expect(menuColumns(links)).toEqual({ first, second });
});

test('[F2.1-4] every link is there once and in order; the second column is used when the first is full', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (links) => {
      const { first, second } = menuColumns(links);
      expect([...first, ...second]).toEqual(links);
      expect(first).toHaveLength(Math.min(4, links.length));
    }),
  );
});

const entry = (name: string) => ({ name, link: `/${name}/`, appKey: 'open-pages' }) as const;

test("[F2.1-4] a menu's own shortcuts come before those of its domain", () => {
  const [own, domain] = [[entry('kampanje')], [entry('priser')]];
  expect(menuShortcuts({ highlightedLinks: own }, { highlightedLinks: domain })).toEqual(own);
  expect(menuShortcuts({ highlightedLinks: [] }, { highlightedLinks: domain })).toEqual(domain);
});
