import { contrast, SIGN_CONTRAST, TEXT_CONTRAST } from './contrast';

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
