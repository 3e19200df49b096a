import { type Product, specificationGroups, type SpecificationRow, toContent } from 'shared-domain/catalogue';

const COUNTED = /^(\d+) stk\b\s*(.*)$/i;
const INCLUDED = /^(?:(.+) )?følger med$/i;
const PIECES = /^(\d+) i esken$/i;
const IN_BOX = /^(.+) i esken$/i;

/** '1 × bridge', '3 × pærer, E27 med farger' */
function counted({ label, value }: SpecificationRow): string {
  const [, count, more] = COUNTED.exec(value) ?? [];
  return count ? [`${count} × ${label.toLowerCase()}`, more].filter(Boolean).join(', ') : `${label}: ${value}`;
}

/** What a line says is in the box; null where it says nothing about it. */
function included({ label, value }: SpecificationRow): string | null {
  if (PIECES.test(value)) return null;
  const match = INCLUDED.exec(value) ?? IN_BOX.exec(value);
  return match && (match[1] ?? label);
}

const BOX_TAB = /^i esken$/i;

/**
 * What is in the box: as a tab of the editors' own says it, else as far as the specifications tell: the product itself, how many, and what comes with it. Nothing where they name the product
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
