import { type Brand, BRAND_COLOURS } from '../model';

/** The style sheet that overrides the colour tokens with a brand's own; '' for a brand without colours. */
export function toBrandStyle({ colours }: Pick<Brand, 'colours'>): string {
  if (!colours) return '';
  return `@layer tokens{:root{${BRAND_COLOURS.map((name) => `--${name}:${colours[name]}`).join(';')}}}`;
}
