/** WCAG 2.2 AA: the least contrast of text, and of icons and borders. */
export const TEXT_CONTRAST = 4.5;
export const SIGN_CONTRAST = 3;

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Relative luminance of '#rgb' or '#rrggbb', 0 (black) to 1. @throws Error for anything else */
function luminance(colour: string): number {
  const digits = HEX.exec(colour)?.[1];
  if (digits === undefined) throw new Error(`«${colour}» is not a colour such as #552596`);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number): number => {
    const share = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** Contrast of two colours, 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Whether two colours of the data are this far apart; false for one that is in another notation. */
export const hasContrast = (one: string, other: string, least: number): boolean =>
  HEX.test(one) && HEX.test(other) && contrast(one, other) >= least;

/** Pairs of tokens that are shown together: [foreground, background]. Add a new pair here. */
export const TEXT_PAIRS = [
  ['ink', 'ground'],
  ['ink', 'ground-warm'],
  ['ink', 'brand-tint'],
  ['ink', 'brand-100'],
  ['ink', 'green-100'],
  ['ink', 'positive-tint'],
  ['ink', 'info-tint'],
  ['ink', 'warning-tint'],
  ['ink', 'negative-tint'],
  ['ink-soft', 'ground'],
  ['ink-soft', 'ground-warm'],
  ['ink-soft', 'brand-tint'],
  ['ink-soft', 'green-100'],
  ['brand', 'ground'],
  ['brand', 'ground-warm'],
  ['brand', 'brand-tint'],
  ['brand', 'brand-100'],
  ['brand-hover', 'brand-100'],
  ['on-dark', 'brand'],
  ['on-dark', 'brand-hover'],
  ['on-dark', 'brand-active'],
  ['on-dark', 'ink'],
  ['on-dark', 'positive'],
  ['on-dark-soft', 'brand-800'],
  ['on-dark-soft', 'ground-dark'],
  ['offer-200', 'brand-900'],
  ['on-offer', 'offer'],
  ['on-offer', 'offer-tint'],
  ['on-badge-brand', 'badge-brand'],
  ['on-badge-brand', 'brand-100'],
  ['positive', 'positive-tint'],
  ['negative', 'ground'],
  ['on-disabled', 'disabled'],
  ['ink', 'line-soft'],
] as const;

/** Icons, borders that carry meaning, focus rings. */
export const SIGN_PAIRS = [
  ['control', 'ground'],
  ['control', 'ground-warm'],
  ['focus', 'ground'],
  ['focus', 'ground-warm'],
  ['focus', 'brand-tint'],
  ['positive', 'ground'],
  ['info', 'ground'],
  ['warning', 'ground'],
  ['info', 'info-tint'],
  ['warning', 'warning-tint'],
  ['negative', 'negative-tint'],
  ['brand', 'brand-100'],
  ['brand-600', 'brand-100'],
  ['brand-800', 'brand-100'],
  ['brand-900', 'brand-100'],
  ['blue-700', 'brand-100'],
  ['green-700', 'brand-100'],
  ['red-700', 'brand-100'],
  ['yellow-700', 'brand-100'],
  ['green-300', 'ink'],
  ['red-300', 'ink'],
  ['blue-300', 'ink'],
] as const;

export type TokenValues = ReadonlyMap<string, string>;

/** The custom properties that a sheet declares; of several with one name the last counts. */
export const declaredTokens = (css: string): TokenValues =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]));

/** The colour of a token; references to other tokens are resolved. @throws Error for a token that is not declared */
export function tokenColour(tokens: TokenValues, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`The token --${name} is not declared`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : tokenColour(tokens, reference);
}

/** Pairs with too little contrast, as sentences for the person who chose the colours. */
export function unreadablePairs(tokens: TokenValues): readonly string[] {
  const check = (pairs: readonly (readonly [string, string])[], needed: number): readonly string[] =>
    pairs.flatMap(([sign, ground]) => {
      const ratio = contrast(tokenColour(tokens, sign), tokenColour(tokens, ground));
      return ratio < needed ? [`--${sign} on --${ground} reaches ${ratio.toFixed(1)}:1, ${needed}:1 is needed`] : [];
    });
  return [...check(TEXT_PAIRS, TEXT_CONTRAST), ...check(SIGN_PAIRS, SIGN_CONTRAST)];
}
