import {
  ACCESSORY_CATEGORIES,
  accessoryKindHref,
  hasListIn,
  listPathOf,
  LISTS,
  type ListType,
  toPath,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn, mainImageOf } from './addresses';
import { type Catalogue, soldIn } from './model';
import { brands, productsIn } from './view-models/product-list';

/** Most pages of one file, by the protocol. */
export const MOST_PAGES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const KEPT = new WeakMap<object, readonly SitemapPage[]>();

/** Made once for a version of the catalogue. */
function pagesOf(catalogue: Catalogue): readonly SitemapPage[] {
  const known = KEPT.get(catalogue.source) ?? sitemapPages(catalogue);
  KEPT.set(catalogue.source, known);
  return known;
}

/** The file that names the others. @param origin of the shop, without a slash at the end */
export function sitemapIndex(catalogue: Catalogue, origin: string, most = MOST_PAGES): string {
  const parts = Math.ceil(pagesOf(catalogue).length / most);
  const entries = Array.from(
    { length: parts },
    (_, place) => `<sitemap><loc>${origin}/sitemap-${place + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

/** One file of pages with their pictures; null for a part that does not exist. @param part from 1 */
export function sitemapPart(catalogue: Catalogue, origin: string, part: number, most = MOST_PAGES): string | null {
  const pages = pagesOf(catalogue).slice((part - 1) * most, part * most);
  if (pages.length === 0) return null;
  const locate = (path: string): string => escapeXml(`${origin}${path}`);
  const changed = catalogue.importedAt === null ? '' : `<lastmod>${catalogue.importedAt}</lastmod>`;
  const entries = pages.map(({ path, images, isOfCatalogue }) => {
    const pictures = images.map((url) => `<image:image><image:loc>${locate(url)}</image:loc></image:image>`);
    return `<url><loc>${locate(path)}</loc>${isOfCatalogue ? changed : ''}${pictures.join('')}</url>`;
  });
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">${entries.join('\n')}</urlset>`;
}

/** A page that search engines shall know, with its pictures. Paths of the shop. */
export interface SitemapPage {
  readonly path: string;
  readonly images: readonly string[];
  /** It shows the catalogue and little else: it changed when the catalogue's version did. */
  readonly isOfCatalogue: boolean;
}

/** Agreement customers have lists of their own that no one else sees. */
const PUBLIC_REALMS: readonly Realm[] = ['B2C', 'B2B'];
const BRANDS_PATH = { B2C: '/varemerker/', B2B: '/bedrift/varemerker/' } as const;
const FIXED_PATHS = [
  '/',
  '/mobilabonnement/',
  '/mobilabonnement/ubegrenset-data/',
  '/mobilabonnement/barn/',
  '/mobilabonnement/kontantkort/',
  '/internett/mobilt-bredband/',
  '/mobilabonnement/priser/',
  '/mobilabonnement/ubegrenset-data-provekjop/',
  '/mobilabonnement/familie/',
  '/mobilabonnement/arsrabatter/',
  '/mobilabonnement/velge-mobilabonnement/',
  '/mobilabonnement/pakketilbud/',
  '/bedrift/mobilabonnement/',
];
/** The most pictures of one page: more than search engines show. */
const MOST_IMAGES = 5;

const page = (path: string): SitemapPage => ({ path, images: [], isOfCatalogue: true });

function listPages(catalogue: Catalogue, realm: Realm): readonly SitemapPage[] {
  const types = (Object.keys(LISTS) as ListType[]).filter((listType) => hasListIn(realm, listType));
  const lists = types
    .filter((listType) => productsIn(catalogue, realm, { listType }).length > 0)
    .map((listType) => page(listPathOf(listType, realm)));
  if (realm !== 'B2C') return lists;
  const kinds = ACCESSORY_CATEGORIES.filter(
    ({ slug, value }) =>
      slug !== '' && productsIn(catalogue, realm, { listType: 'ACCESSORY_LIST', category: value }).length > 0,
  );
  return [...lists, ...kinds.map((kind) => page(accessoryKindHref(kind, realm)))];
}

function brandPages(catalogue: Catalogue, realm: 'B2C' | 'B2B'): readonly SitemapPage[] {
  const root = BRANDS_PATH[realm];
  return [
    page(root),
    ...brands(catalogue, realm).brands.flatMap(({ slug, series }) => [
      page(toPath(root, slug)),
      ...series.map((each) => page(toPath(root, slug, each.slug))),
    ]),
  ];
}

const productPages = (catalogue: Catalogue, realm: Realm): readonly SitemapPage[] =>
  catalogue
    .products()
    .filter((product) => soldIn(product, realm) && !product.hideFromSeo)
    .map((product) => ({
      path: hrefIn(realm, product.path),
      isOfCatalogue: true,
      images: [...new Set(product.colours.slice(0, MOST_IMAGES).map(({ slug }) => mainImageOf(product, slug).url))],
    }));

/** All pages of the shop for search engines: plans, lists, brands, products. */
export const sitemapPages = (catalogue: Catalogue): readonly SitemapPage[] => [
  ...FIXED_PATHS.map((path) => ({ ...page(path), isOfCatalogue: false })),
  ...PUBLIC_REALMS.flatMap((realm) => [
    ...listPages(catalogue, realm),
    ...brandPages(catalogue, realm === 'B2C' ? 'B2C' : 'B2B'),
    ...productPages(catalogue, realm),
  ]),
];
