import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CAPABILITIES, CAPABILITY_NAMES, capabilityOf } from './capabilities';

const openapi = parse(readFileSync(join(__dirname, '../../../../shop-api/openapi.yaml'), 'utf8')) as {
  readonly paths: object;
};
/** For the machines that run the API, and for systems that handle orders or the catalogue: never forwarded. */
const INTERNAL = /^\/(?:metrics|health\/|orders\/|catalogue\/)/;

test('every path that the API describes belongs to a capability, but those from server to server', () => {
  const paths = Object.keys(openapi.paths);
  expect(paths.length).toBeGreaterThan(45);
  expect(paths.filter((path) => capabilityOf(path) === undefined)).toEqual(paths.filter((path) => INTERNAL.test(path)));
});

test.each([
  ['/api/view-models/navigation', 'catalogue'],
  ['/api/sitemaps', 'catalogue'],
  ['/api/search/suggestions', 'search'],
  ['/api/ukko/cart/update/7', 'cart'],
  ['/kasse/venterom/status/', 'cart'],
  ['/kasse/personlige-opplysninger/', 'checkout'],
  ['/shop/api/security/session', 'accounts'],
  ['/api/pickuppoints/0150', 'delivery'],
  ['/graphql', 'channel'],
  ['/minside/mobil/avtaler', 'myPages'],
  ['/minside/mobil/avtaler/bytt/', 'myPages'],
  ['/forhandler/butikk/', 'dealer'],
  ['/orders/a-reference/payment', undefined],
  ['/api/searching', undefined],
  ['/api/cart', undefined],
  ['/minside/hjem/', undefined],
])('%s is of %s', (path, name) => {
  expect(capabilityOf(path)).toBe(name);
});

test('no path is of two capabilities, and no setting', () => {
  const all = Object.values(CAPABILITIES);
  const paths = all.flatMap((each): readonly string[] => each.paths);
  const settings = all.map(({ setting }) => setting);
  expect([new Set(paths).size, new Set(settings).size]).toEqual([paths.length, CAPABILITY_NAMES.length]);
});
