import { type Brand, BRAND_COLOURS } from '../model';

/** The sheet that lays a brand's colours over the tokens; '' where the brand keeps them. */
export function toBrandStyle({ colours }: Pick<Brand, 'colours'>): string {
  if (!colours) return '';
  return `@layer tokens{:root{${BRAND_COLOURS.map((name) => `--${name}:${colours[name]}`).join(';')}}}`;
}
