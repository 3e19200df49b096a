import type { Image } from 'shared-domain/catalogue';
import type { PageHead } from 'shared-domain/contracts/exposes';

/** Widths at which the hero's picture is shown. */
export const LEAD_PICTURE_SIZES = '(min-width: 856px) 520px, 112vw';

/** The hero's picture as a preload; undefined when the picture comes in one size only. */
export function leadPicturePreload({ responsive }: Image): PageHead['preloadImage'] {
  const format = responsive?.formats[0];
  if (!responsive || !format) return undefined;
  const srcSet = responsive.widths.map((width) => `${responsive.base}-${width}.${format} ${width}w`).join(', ');
  return { srcSet, sizes: LEAD_PICTURE_SIZES, type: `image/${format}` };
}
