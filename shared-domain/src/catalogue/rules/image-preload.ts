import type { Image } from '../model';

/** Attributes of a `<link rel="preload" as="image">`. */
export interface ImagePreload {
  readonly srcSet: string;
  readonly sizes: string;
  readonly type: string;
}

/** Best first, as `<picture>` offers them. */
const FORMATS = ['avif', 'webp'] as const;

/**
 * Preload of a page's first picture, in the format that the browser will choose.
 *
 * @param sizes width on the page, as in `<img sizes>`
 * @returns undefined where the picture has no responsive files
 */
export function imagePreload(image: Pick<Image, 'responsive'> | null, sizes: string): ImagePreload | undefined {
  const responsive = image?.responsive;
  const format = FORMATS.find((each) => responsive?.formats.includes(each));
  if (!responsive || !format || responsive.widths.length === 0) return undefined;
  const srcSet = responsive.widths.map((width) => `${responsive.base}-${width}.${format} ${width}w`).join(', ');
  return { srcSet, sizes, type: `image/${format}` };
}
