import { type PictureSource, pictureSources } from '../../contracts/picture-sources';
import type { Image } from '../model';

/** Attributes of a `<link rel="preload" as="image">`. */
export interface ImagePreload extends PictureSource {
  readonly sizes: string;
}

/**
 * Preload of a page's first picture, in the format that the browser will choose.
 *
 * @param sizes width on the page, as in `<img sizes>`
 * @returns undefined where the picture has no responsive files
 */
export function imagePreload(image: Pick<Image, 'responsive'> | null, sizes: string): ImagePreload | undefined {
  const [best] = pictureSources(image?.responsive);
  return best && { ...best, sizes };
}
