import { SIGN_PAIRS, TEXT_PAIRS } from './colour-pairs';
import { contrast, SIGN_CONTRAST, TEXT_CONTRAST } from './contrast';

export type TokenValues = ReadonlyMap<string, string>;

/** The custom properties that a sheet declares; of several with one name the last counts. */
export const declaredTokens = (css: string): TokenValues =>
  new Map([...css.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]));

/** The colour of a token; references to other tokens are resolved. @throws Error for a token that is not declared */
export function colourOf(tokens: TokenValues, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`The token --${name} is not declared`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colourOf(tokens, reference);
}

/** Pairs with too little contrast, as sentences for the person who chose the colours. */
export function unreadablePairs(tokens: TokenValues): readonly string[] {
  const check = (pairs: readonly (readonly [string, string])[], needed: number): readonly string[] =>
    pairs.flatMap(([sign, ground]) => {
      const ratio = contrast(colourOf(tokens, sign), colourOf(tokens, ground));
      return ratio < needed ? [`--${sign} on --${ground} reaches ${ratio.toFixed(1)}:1, ${needed}:1 is needed`] : [];
    });
  return [...check(TEXT_PAIRS, TEXT_CONTRAST), ...check(SIGN_PAIRS, SIGN_CONTRAST)];
}
