import type { Image } from 'shared-domain/catalogue';
import type { Product } from './model';

const WIDTHS = [320, 480, 800, 1600];
const WIDEST = 800;

/** Pictures of a colour, the list picture first; the files are made when they are asked for. `url` is for readers without AVIF. */
export function imagesOf(product: Pick<Product, 'modelSlug' | 'pictures'>, colourSlug: string): readonly Image[] {
  return product.pictures
    .filter(({ colour }) => colour === colourSlug)
    .map(({ view, title, width: widest = WIDEST }) => {
      const base = `/api/pictures/${product.modelSlug}/${colourSlug}-${view}`;
      const widths = WIDTHS.filter((width) => width <= widest);
      return { url: `${base}-800.webp`, title, responsive: { base, widths, formats: ['avif'] } };
    });
}

/** The main picture of a product. @throws Error for a colour without pictures, which the import refuses */
export function mainImageOf(product: Product, colourSlug = product.defaultVariant.colour.slug): Image {
  const [first] = imagesOf(product, colourSlug);
  if (!first) throw new Error(`No picture of ${product.key} in ${colourSlug}`);
  return first;
}
