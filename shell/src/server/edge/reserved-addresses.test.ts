import { isReserved } from 'release-protocol/claims';
import { noticeRoot } from 'shared-domain/contracts/notice-form';
import { PATHS } from 'shared-domain/contracts/paths';
import { REALMS } from 'shared-domain/contracts/realm';
import { notFoundAddress } from '../html/cache-key';
import { createTestEdge, type TestEdge } from '../testing/test-edge';
import { CAPABILITY_NAMES } from '../upstreams/capabilities';
import { routesOf } from './proxies';

let edge: TestEdge;
beforeAll(async () => {
  edge = await createTestEdge();
  await edge.app.ready();
});
afterAll(() => edge.close());

/** Pages of remotes: the cart's is rendered with the visitor's own data; those of notices and orders post their forms to their own address. */
const PAGES: readonly string[] = [
  PATHS.cart,
  PATHS.businessCart,
  noticeRoot('B2C'),
  noticeRoot('B2B'),
  PATHS.orderStatus,
];
const withSlash = (path: string) => `${path.replace(/\/?\*?$/, '')}/`;

test('no remote can claim an address that the edge answers itself', () => {
  const printed = [...edge.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/\S+)/gm)];
  const own = printed.map(([, path = '']) => path).filter((path) => !PAGES.includes(path));
  expect(own).toEqual(expect.arrayContaining(['/health/live', '/frame.json', '/remotes/:name/:build/:file']));
  expect([...own, PATHS.addToCartForm, PATHS.changeCartForm].filter((path) => !isReserved(withSlash(path)))).toEqual(
    [],
  );
});

test('no remote can claim the address at which the page for what is not found is rendered', () => {
  for (const realm of REALMS) expect(isReserved(notFoundAddress(realm).url)).toBe(true);
});

test('no remote can claim an address that the edge passes on', () => {
  const proxied = CAPABILITY_NAMES.flatMap(routesOf);
  expect(proxied.length).toBeGreaterThan(20);
  expect(proxied.filter((path) => !isReserved(withSlash(path)))).toEqual([]);
});
