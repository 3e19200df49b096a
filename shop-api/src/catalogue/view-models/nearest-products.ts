import type { Realm } from 'shared-domain/contracts/realm';
import { hrefIn } from '../addresses';
import { type Catalogue, soldIn } from '../model';

export interface NearProduct {
  readonly name: string;
  readonly href: string;
}

const MAX_NEAR = 5;
/** Products with a lower similarity are not suggested. */
const MIN_LIKENESS = 0.3;

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Share of letter pairs that two texts have in common (Dice), 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  const all = Math.max(1, one.length - 1 + other.length - 1);
  return (2 * common) / all;
}

/** Suggestions for an unknown address: products with the most similar ones, the best first. A variant at the end is ignored. */
export function nearestProducts(path: string, catalogue: Catalogue, realm: Realm): readonly NearProduct[] {
  const withoutVariant = path.replace(/[^/]+\/$/, '');
  return catalogue
    .products()
    .filter((product) => soldIn(product, realm) && !product.hideFromSeo)
    .map((product) => ({
      product,
      score: Math.max(likeness(path, product.path), likeness(withoutVariant, product.path)),
    }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score || a.product.position - b.product.position)
    .slice(0, MAX_NEAR)
    .map(({ product }) => ({ name: product.name, href: hrefIn(realm, product.path) }));
}
