import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { resolveRealm } from 'shared-domain/contracts/realm';
import { navigationLinks } from 'shared-domain/navigation';
import { aFooter, anAnnouncement, aNavigation } from 'shared-domain/navigation/testing';
import { useTestConfig } from 'shared-domain/testing';
import { Slot as FooterSlot } from '../exposes/footer';
import { Slot as HeaderSlot } from '../exposes/header';
import { footerHtmlKey as footerKey } from '../pages/footer-slot';
import { headerHtmlKey as headerKey } from '../pages/header-slot';

beforeEach(() => useTestConfig());

const navigation = aNavigation();
const PATHS = [
  ...navigationLinks(navigation, 'Utstyrsavtale').map(({ link }) => link),
  ...['/', '/bedrift/', '/mobiltelefoner/apple/iphone-17/', '/mobiltelefoner/apple/', '/finnes-ikke/', '/handlekurv/'],
  ...['/kasse/', '/bedrift/kasse/personlige-opplysninger/', '/bedrift/utstyrsavtale/mobiltelefoner/', '/sok/'],
].filter((path) => path.startsWith('/'));

/** HTML of each path, by its key. */
function htmlByKey<Props>(
  key: (props: Props) => string,
  toProps: (pathname: string) => Props,
  html: (props: Props) => string,
) {
  const byKey = new Map<string, Set<string>>();
  for (const pathname of PATHS) {
    const props = toProps(pathname);
    const found = byKey.get(key(props)) ?? new Set();
    byKey.set(key(props), found.add(html(props)));
  }
  return byKey;
}
const propsOf =
  <Data>(data: Data) =>
  (pathname: string) => ({ data, pathname, realm: resolveRealm(pathname), appKey: 'web-shop' as const });

test('paths with one key have the same header, and the header of no other key is like it', () => {
  const announcements = [anAnnouncement(), anAnnouncement({ id: 'styre', audiences: ['business'] })];
  const data = { navigation, announcements };
  const headers = htmlByKey(headerKey, propsOf(data), (props) => renderToString(createElement(HeaderSlot, props)));
  expect([...headers.values()].map(({ size }) => size)).toEqual([...headers].map(() => 1));
  expect(headers.size).toBeGreaterThan(3);
  expect(new Set([...headers.values()].flatMap((html) => [...html])).size).toBe(headers.size);
});

test('the footer is the same below every page of a realm', () => {
  const data = { footer: aFooter() };
  const footers = htmlByKey(footerKey, propsOf(data), (props) => renderToString(createElement(FooterSlot, props)));
  expect([...footers.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
});
