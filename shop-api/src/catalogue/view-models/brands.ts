import { toSlug } from 'shared-domain/catalogue';
import type { Brands } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { compareNorwegian } from 'shared-domain/kernel';
import { type Catalogue, soldIn } from '../model';

interface Counted {
  readonly name: string;
  count: number;
}

const byName = (one: Counted, other: Counted): number => compareNorwegian(one.name, other.name);

function count<Value extends Counted>(known: Map<string, Value>, slug: string, first: Value): Value {
  const counted = known.get(slug) ?? first;
  known.set(slug, counted);
  counted.count += 1;
  return counted;
}

const toParts = (counted: ReadonlyMap<string, Counted>) =>
  [...counted].map(([slug, { name, count: products }]) => ({ name, slug, count: products })).sort(byName);

/** The brands that have products in a realm, by name, and their series (F2.8-21). */
export function brands(catalogue: Catalogue, realm: Realm): Brands {
  const known = new Map<string, Counted & { readonly series: Map<string, Counted> }>();
  for (const { brand, brandSlug, series, ...product } of catalogue.products()) {
    if (!soldIn(product, realm)) continue;
    const counted = count(known, brandSlug, { name: brand, count: 0, series: new Map<string, Counted>() });
    if (series !== undefined) count(counted.series, toSlug(series), { name: series, count: 0 });
  }
  const named = [...known].map(([slug, { name, count: products, series }]) => ({
    name,
    slug,
    count: products,
    series: toParts(series),
  }));
  return { realm, brands: named.sort(byName) };
}
