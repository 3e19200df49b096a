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
])('[F2.1-4] the links %j stand in columns %j and %j', (links, first, second) => {
  expect(menuColumns(links)).toEqual({ first, second });
});

test('[F2.1-4] no link is lost or moved, and the second column waits for a full first one', () => {
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
