import type { Image } from 'shared-domain/catalogue';
import type { PageHead } from 'shared-domain/contracts/exposes';

/** As the gallery's stage is laid out; a test holds the two to each other. */
const STAGE_SIZES = '(min-width: 1360px) 720px, (min-width: 856px) 55vw, 100vw';

/** The preload of the gallery's first picture in its best format; undefined where it has no responsive files. */
export function galleryPreload({ responsive }: Image): PageHead['preloadImage'] | undefined {
  const format = (['avif', 'webp'] as const).find((each) => responsive?.formats.includes(each));
  if (!responsive || !format || responsive.widths.length === 0) return undefined;
  const srcSet = responsive.widths.map((width) => `${responsive.base}-${width}.${format} ${width}w`).join(', ');
  return { srcSet, sizes: STAGE_SIZES, type: `image/${format}` };
}
