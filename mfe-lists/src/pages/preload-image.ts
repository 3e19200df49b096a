import type { Image } from 'shared-domain/catalogue';
import type { PageHead } from 'shared-domain/contracts/exposes';
import { TILE_SIZES } from '../ui/tile-sizes';

/** Preloads the first tile's picture, in the best format that exists. */
export function preloadOf(image: Image | null): Pick<PageHead, 'preloadImage'> {
  const { responsive } = image ?? {};
  const format = (['avif', 'webp'] as const).find((each) => responsive?.formats.includes(each));
  if (!responsive || !format || responsive.widths.length === 0) return {};
  const srcSet = responsive.widths.map((width) => `${responsive.base}-${width}.${format} ${width}w`).join(', ');
  return { preloadImage: { srcSet, sizes: TILE_SIZES, type: `image/${format}` } };
}
