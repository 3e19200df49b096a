import { aFooter, aNavigation } from '../testing';
import { footerLinks, navigationLinks } from './site-chrome-links';

/** Every address in a value, at any depth: strings under the keys link, url, logoLink and homeLink. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(link|url|logoLink|homeLink)$/.test(key) ? [String(inner)] : addressesIn(inner),
  );
}

test('[F2.2-1] no link of the navigation is left out, at any depth', () => {
  const leaf = { name: 'Data', link: '/data/', appKey: 'open-pages' } as const;
  const navigation = aNavigation();
  const [privat] = navigation.domains;
  const [menu] = privat?.menus ?? [];
  if (!privat || !menu) throw new Error('The navigation has no menu');
  const deep = {
    ...menu,
    highlightedLinks: [{ ...leaf, link: '/fremhevet/' }],
    links: [{ ...leaf, link: '/ute/', links: [leaf] }],
  };
  const changed = { ...navigation, domains: [{ ...privat, menus: [deep] }] };
  expect(
    navigationLinks(changed, 'Utstyrsavtale')
      .map(({ link }) => link)
      .sort(),
  ).toEqual(addressesIn(changed).sort());
  expect(navigationLinks(changed, 'Utstyrsavtale')).toContainEqual(leaf);
  expect(navigationLinks(changed, 'Utstyrsavtale')).toContainEqual({
    name: 'Utstyrsavtale',
    link: navigation.simplified.homeLink,
    appKey: 'open-pages',
  });
});

test('[F2.6-1] every column of the footer, the social ones too', () => {
  const footer = aFooter({ topRow: { socialLinkColumn: { links: [{ name: 'X', url: 'https://x.com/' }] } } });
  expect(footerLinks(footer)).toEqual([
    { name: 'Mobiltelefoner', link: '/mobiltelefoner/' },
    { name: 'X', link: 'https://x.com/' },
    { name: 'Vilkår', link: '/vilkar/' },
  ]);
});
