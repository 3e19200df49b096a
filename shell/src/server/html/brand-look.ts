import { type Brand, declaredTokens, toBrandStyle, unreadablePairs } from 'shared-domain/brand';

export interface BrandLook {
  /** The brand's colours, laid over the tokens; '' for those of the tokens. */
  readonly style: string;
  /** For the browser's own bars and the sign in its tab. */
  readonly themeColour: string;
}

/**
 * How a brand looks over the tokens of this build.
 *
 * @param sheet the shell's style sheet, which declares the tokens
 * @throws Error that names the pairs of colours which cannot be read
 */
export function brandLook(brand: Brand, sheet: string): BrandLook {
  const style = toBrandStyle(brand);
  const tokens = declaredTokens(sheet + style);
  const unreadable = unreadablePairs(tokens);
  if (unreadable.length > 0)
    throw new Error(`The colours of the brand ${brand.name} cannot be read: ${unreadable.join('; ')}`);
  return { style, themeColour: tokens.get('brand-700') ?? '' };
}
