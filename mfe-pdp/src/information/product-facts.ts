import {
  type Product,
  type ProductDetails,
  specificationGroups,
  type SpecificationRow,
  toContent,
} from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { formatPrice } from 'shared-domain/money';
import { amountInRealm } from 'shared-domain/purchase';
import { vatNote } from '../texts/nb';
import { aboutTexts as texts } from './about-nb';

export interface ProductFact {
  /** Heading of its table, e.g. 'Skjerm'. */
  readonly group: string;
  readonly label: string;
  readonly value: string;
}

const FACTS = 4;

/** Values that say nothing beside the product's name, or belong to the list of what is in the box. */
const NO_FACT = /^(ja|nei)\b|^\d+ stk\b|\bfølger med$|\bi esken$/i;

/**
 * The four facts of a product that are shown at a glance: the first telling line of each group of its specifications, then the second ones. A
 * value that is too long for its table (P9-14) is too long for a glance; placeholders are none (P9-16).
 */
export function productFacts(specifications: Product['specifications']): readonly ProductFact[] {
  const groups = specificationGroups(specifications).map(({ label: group, rows }) =>
    rows
      .filter(({ value, opensInModal }) => !opensInModal && !NO_FACT.test(value))
      .map(({ label, value }) => ({ group, label, value })),
  );
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => groups.flatMap((facts) => facts[row] ?? []))
    .flat()
    .slice(0, FACTS);
}

const COUNTED = /^(\d+) stk\b\s*(.*)$/i;
const INCLUDED = /^(?:(.+) )?følger med$/i;
const PIECES = /^(\d+) i esken$/i;
const IN_BOX = /^(.+) i esken$/i;

/** '1 × bridge', '3 × pærer, E27 med farger' */
function counted({ label, value }: SpecificationRow): string {
  const [, count, more] = COUNTED.exec(value) ?? [];
  return count ? [`${count} × ${label.toLowerCase()}`, more].filter(Boolean).join(', ') : `${label}: ${value}`;
}

/** The things that are in the box by a line; null where the line is about something else. */
function included({ label, value }: SpecificationRow): string | null {
  if (PIECES.test(value)) return null;
  const match = INCLUDED.exec(value) ?? IN_BOX.exec(value);
  return match && (match[1] ?? label);
}

const BOX_TAB = /^i esken$/i;

/**
 * The content of the box, as a tab by the editors says it, else as far as the specifications tell: the product itself, how many, and what comes with it. Nothing where they name the product
 * alone, which goes without saying.
 */
export function boxContents({
  name,
  specifications,
  tabs = [],
}: Pick<Product, 'name' | 'specifications' | 'tabs'>): readonly string[] {
  const told = toContent(tabs.find((tab) => BOX_TAB.test(tab.name))?.content);
  if (told) return [told];
  const groups = specificationGroups(specifications);
  const rows = groups.flatMap((group) => group.rows);
  const pieces = rows.map(({ value }) => PIECES.exec(value)?.[1]).find(Boolean);
  const listed = groups.filter(({ label }) => /^innhold$/i.test(label)).flatMap((group) => group.rows.map(counted));
  const others = [...listed, ...rows.map(included).filter((each) => each !== null)];
  if (listed.length > 0) return others;
  return pieces || others.length > 0 ? [pieces ? `${pieces} × ${name}` : name, ...others] : [];
}

/** The terms of every delivery: time, price, and for consumers the right of return; empty where the server says nothing of it. */
export function deliveryTermLines(terms: ProductDetails['delivery'], realm: Realm): readonly string[] {
  if (!terms || realm === 'UKKO') return [];
  const { fromPrice, freeFrom, workingDays } = terms;
  const price = (amount: typeof fromPrice): string =>
    [formatPrice(amountInRealm(realm, amount)), vatNote(realm)].filter(Boolean).join(' ');
  return [
    texts.workingDays(workingDays.min, workingDays.max),
    `${texts.deliveryFrom(price(fromPrice))}. ${texts.freeFrom(price(freeFrom))}`,
    ...(realm === 'B2C' ? [texts.rightOfReturn] : []),
  ];
}
