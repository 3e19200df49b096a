import { aFooter, aNavigation } from 'shared-domain/navigation/testing';
import { renderOpenPage } from './open-page-html';
import { type OpenPage, toOpenPages } from './open-pages';
import type { PageContent } from './page-content';

const PORTAL = 'http://portal.test';
const open = (name: string, link: string) => ({ name, link, appKey: 'open-pages' }) as const;
const menu = (...links: ReturnType<typeof open>[]) => ({
  ...open('Meny', '/meny/'),
  highlightedLinks: [],
  links: links.map((link) => ({ ...link, links: [] })),
});

function pagesWith(...links: ReturnType<typeof open>[]): ReadonlyMap<string, OpenPage> {
  const navigation = aNavigation();
  const [privat] = navigation.domains;
  if (!privat) throw new Error('The navigation has no domain');
  return toOpenPages({ ...navigation, domains: [{ ...privat, menus: [menu(...links)] }] }, aFooter(), PORTAL);
}

test('every path of the menus, the drawers and the footer has a page; other sites and the front page have none', () => {
  const pages = toOpenPages(
    aNavigation({ businessPortals: [{ name: 'Hub', link: `${PORTAL}/hub/`, appKey: 'hub' }] }),
    aFooter(),
    PORTAL,
  );
  for (const path of [
    '/mobilabonnement/priser/',
    '/minside/hjem/',
    '/forhandler/butikk/',
    '/vilkar/',
    '/borettslag/',
    '/hub/',
    '/minside/mobil/avtaler/',
  ]) {
    expect(pages.has(path)).toBe(true);
  }
  expect(pages.has('/')).toBe(false);
  expect(pages.has('/login/')).toBe(false);
});

test('the app of a link decides which system its page represents', () => {
  const pages = toOpenPages(
    aNavigation({ businessPortals: [{ name: 'Hub', link: `${PORTAL}/hub/`, appKey: 'hub' }] }),
    aFooter(),
    PORTAL,
  );
  const owners = ['/minside/hjem/', '/forhandler/butikk/', '/hub/', '/mobilabonnement/priser/'].map(
    (path) => pages.get(path)?.owner,
  );
  expect(owners).toEqual(['my-pages', 'retailer', 'business-portal', 'open-pages']);
});

test('anchors are sections of one page', () => {
  const page = pagesWith(
    open('Alle kundehistorier', '/historier/'),
    open('Innovasjon', '/historier/#inno'),
    open('Sikkerhet', '/historier/#sikk'),
  ).get('/historier/');
  expect(page).toMatchObject({
    title: 'Alle kundehistorier',
    sections: [
      { id: 'inno', title: 'Innovasjon' },
      { id: 'sikk', title: 'Sikkerhet' },
    ],
  });
});

test('the most specific of several link names is the title of a page', () => {
  expect(
    pagesWith(open('Hjelp', '/mob/hjelp/'), open('Hjelp til abonnement', '/mob/hjelp/')).get('/mob/hjelp/')?.title,
  ).toBe('Hjelp til abonnement');
  expect(pagesWith(open('Alle produkter og tjenester', '/p/'), open('Produkter', '/p/')).get('/p/')?.title).toBe(
    'Produkter',
  );
  expect(pagesWith(open('Registrere', '/tv/#registrere')).get('/tv/')?.title).toBe('Registrere');
});

test('a page links to related pages, the nearest first', () => {
  const page = pagesWith(
    open('Hjelp', '/tv/hjelp/'),
    open('TV', '/tv/'),
    open('Feilsøk', '/tv/hjelp/feilsok/'),
    open('Nett', '/internett/'),
  ).get('/tv/hjelp/');
  expect(page?.related.map(({ title }) => title)).toEqual(['Feilsøk', 'TV']);
});

test('names are escaped, and a page of another system is not for search engines', () => {
  const page = pagesWith(open('<b>"17"</b>', '/tv/17/')).get('/tv/17/');
  if (!page) throw new Error('The page is missing');
  const html = renderOpenPage(page, { shopOrigin: 'http://shop.test', head: '', header: '', footer: '', scripts: '' });
  expect(html).toContain('<h1>&lt;b&gt;&quot;17&quot;&lt;/b&gt;</h1>');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('a written page has its blocks, the pages above it, and links to the shop from every site', () => {
  const content: PageContent = {
    path: '/tv/hjelp/',
    title: 'Hjelp til TV',
    lead: 'Finn **feilen** selv.',
    links: [{ title: 'Ring <oss>', href: 'tel:+4722904010' }],
    blocks: [
      { type: 'text', id: 'start', heading: 'Start', paragraphs: ['Se [nettet](/internett/) <først>.'], list: [] },
      { type: 'questions', items: [{ question: 'Svart skjerm?', answer: 'Start på nytt.' }] },
      { type: 'table', heading: 'Koder', head: ['Kode', 'Råd'], rows: [['204', 'Vent & se']] },
      { type: 'search', name: 'q', label: 'Søk', value: '"esim"', button: 'Søk' },
    ],
  };
  const contents = new Map([[content.path, content]]);
  const page = toOpenPages(aNavigation(), aFooter(), PORTAL, contents).get('/tv/hjelp/');
  if (!page) throw new Error('The page is missing');
  const html = renderOpenPage(page, { shopOrigin: 'http://shop.test', head: '', header: '', footer: '', scripts: '' });
  for (const part of [
    '<li><a href="http://shop.test/">Hjem</a></li>',
    '<section id="start">',
    '<a href="http://shop.test/internett/">nettet</a> &lt;først&gt;',
    'href="tel:+4722904010">Ring &lt;oss&gt;</a>',
    '<details><summary>Svart skjerm?</summary><p>Start på nytt.</p></details>',
    '<th scope="row">204</th><td>Vent &amp; se</td>',
    'value="&quot;esim&quot;"',
    '<strong>feilen</strong>',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('noindex');
});
