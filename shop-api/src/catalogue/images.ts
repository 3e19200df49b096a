import type { Image } from 'shared-domain/catalogue';
import type { Product } from './model';

const WIDEST = 800;
/** The list picture also stands in cards; the others are thumbnails and fill the stage. */
const LIST_VIEW = 'pair';

/** Widths in px of the AVIF files of a view, whose widest is given. */
export const widthsOf = (view: string, widest: number = WIDEST): readonly number[] =>
  view === LIST_VIEW ? [320, 480, 800, 1600].filter((width) => width <= widest) : [320, WIDEST];

/** Pictures of a colour, the list picture first; the files are made when they are asked for. `url` is for readers without AVIF. */
export function imagesOf(product: Pick<Product, 'modelSlug' | 'pictures'>, colourSlug: string): readonly Image[] {
  return product.pictures
    .filter(({ colour }) => colour === colourSlug)
    .map(({ view, title, width: widest }) => {
      const base = `/api/pictures/${product.modelSlug}/${colourSlug}-${view}`;
      const widths = [...widthsOf(view, widest)];
      return { url: `${base}-800.webp`, title, responsive: { base, widths, formats: ['avif'] } };
    });
}

/** The main picture of a product. @throws Error for a colour without pictures, which the import refuses */
export function mainImageOf(product: Product, colourSlug = product.defaultVariant.colour.slug): Image {
  const [first] = imagesOf(product, colourSlug);
  if (!first) throw new Error(`No picture of ${product.key} in ${colourSlug}`);
  return first;
}
