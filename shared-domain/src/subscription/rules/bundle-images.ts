import type { Image } from '../../catalogue';
import type { Bundle } from '../model';

/** Pictures shown at most (F9.12-2). */
const MAX_IMAGES = 4;

/** The pictures of a bundle (F9.12-2): its own first, then its variants', each once, four at most. */
export function bundleImages({ image, variants }: Pick<Bundle, 'image' | 'variants'>): readonly Image[] {
  const all = [image, ...variants.map((variant) => variant.image)].filter((each) => each !== undefined);
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index).slice(0, MAX_IMAGES);
}
