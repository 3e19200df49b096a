import { createHash } from 'node:crypto';
import { type Image, listItemHref, type ProductType, toPath, toSlug } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Product, Variant } from './model';

/** First segment of a product's address, by type (P2-1). */
const ROOTS: Readonly<Record<ProductType, string>> = {
  HANDSET: 'mobiltelefoner',
  'HANDSET-PREOWNED': 'mobiltelefoner',
  TABLET: 'nettbrett',
  WEARABLE: 'smartklokker',
  ACCESSORY: 'tilbehor',
  MODEM: 'rutere',
  CONNECTED_DEVICE: 'smarthjem',
};

const REALM_ROOTS: Readonly<Record<Realm, string>> = { B2C: '/', B2B: '/bedrift/', UKKO: '/bedrift/utstyrsavtale/' };

interface Addressed {
  readonly type: ProductType;
  readonly subType: string;
  readonly brandSlug: string;
  readonly modelSlug: string;
}

/** The `rootPath` of a product (P3-1), e.g. 'bedrift/mobiltelefoner'. */
export const rootPathOf = (type: ProductType, realm: Realm): string => `${REALM_ROOTS[realm]}${ROOTS[type]}`.slice(1);

/** '/mobiltelefoner/apple/iphone-17/'; for accessories with their category in between (F2.8-3, F2.8-4). */
export const productPath = (product: Addressed): string => listItemHref({ ...product, urlRoot: ROOTS[product.type] });

/** @param path of the product */
export const variantPath = (path: string, slug: string): string => `${path}${slug}/`;

/** '256 GB' as '256gb', '1,5 m' as '1-5m'. */
export const sizeSlug = (size: string): string => toSlug(size.replace(' ', ''));

/** 'sort-256gb', or only the colour where there is no size. */
export const variantSlug = (
  colourSlug: string,
  size: { readonly amount: number; readonly unit: string } | undefined,
): string => (size ? `${colourSlug}-${toSlug(`${size.amount}${size.unit}`)}` : colourSlug);

/** The path in a realm for a B2C path. */
export const hrefIn = (realm: Realm, path: string): string => `${REALM_ROOTS[realm]}${path.slice(1)}`;

/** Where a link to a variant leads in a realm: to the product's own address where that shows the variant, so that links name one address. */
export const linkHref = (realm: Realm, { path, defaultVariant }: Product, variant: Variant): string =>
  hrefIn(realm, variant.sku === defaultVariant.sku ? path : variant.path);

/** The inverse of `hrefIn`, with or without outer slashes; null when the path belongs to another realm. */
export function pathInCatalogue(realm: Realm, pathname: string): string | null {
  const path = toPath(pathname);
  return path.startsWith(REALM_ROOTS[realm]) ? `/${path.slice(REALM_ROOTS[realm].length)}` : null;
}

/** Widest file of a picture for which the feed names none. */
export const WIDEST_PX = 800;
/** The list picture is also shown in cards; the others are thumbnails and fill the stage. */
const LIST_VIEW = 'pair';

/** Widths in px of the AVIF files of a view, whose widest is given. */
export const widthsOf = (view: string, widest: number = WIDEST_PX): readonly number[] =>
  view === LIST_VIEW ? [320, 480, 800, 1600].filter((width) => width <= widest) : [320, WIDEST_PX];

type Picture = Product['pictures'][number];

/** Name of a picture's files within its model; one that has an address elsewhere has another name when the address is another. */
export const pictureName = ({ colour, view, url }: Picture): string =>
  `${colour}-${view}${url === undefined ? '' : `-${createHash('sha256').update(url).digest('hex').slice(0, 12)}`}`;

/** Whether its address is one of an image service, which resizes it. */
const isOfService = ({ url }: Picture): boolean => url?.includes('{width}') === true;

/** Pictures of a colour, the list picture first; the files are made when they are asked for. `url` is for readers without AVIF. */
export function imagesOf(product: Pick<Product, 'modelSlug' | 'pictures'>, colourSlug: string): readonly Image[] {
  return product.pictures
    .filter(({ colour }) => colour === colourSlug)
    .map((picture) => {
      const { view, title, width: widest, url = '', fillsFrame } = picture;
      const shown = { title, ...(fillsFrame && { fillsFrame }) };
      const widths = [...widthsOf(view, widest)];
      if (isOfService(picture))
        return {
          url: url.replaceAll('{width}', String(WIDEST_PX)),
          ...shown,
          responsive: { base: url, widths, formats: [] },
        };
      const base = `/api/pictures/${product.modelSlug}/${pictureName(picture)}`;
      return { url: `${base}-${WIDEST_PX}.webp`, ...shown, responsive: { base, widths, formats: ['avif'] } };
    });
}

/** The main picture of a product. @throws Error for a colour without pictures, which the import refuses */
export function mainImageOf(product: Product, colourSlug = product.defaultVariant.colour.slug): Image {
  const [first] = imagesOf(product, colourSlug);
  if (!first) throw new Error(`No picture of ${product.key} in ${colourSlug}`);
  return first;
}
