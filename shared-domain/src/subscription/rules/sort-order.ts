import { codePart } from './code-part';

/** Order of plans on the product page (P9-25). */
const ORDER = [
  'X_MAX_PLUS',
  'X_MAX_PLUS_2025',
  'X_MAX',
  'X_MAX_2025',
  'X_BASIC',
  'X_BASIC_2025',
  'X_START',
  'X_START_2025',
  'MOBIL_X_UNG',
  'MOBIL_10GB_UNG',
  'MOBIL_10GB_02',
  'MOBIL_10GB_2025',
  'MOBIL_05GB',
  'MOBIL_05GB_2025',
  'JUNIOR_03GB',
  'JUNIOR_01GB',
];

/** A renewed plan (…_2025_2) comes right after its sibling; a code that is not listed comes last. */
function place(offeringCode: string): number {
  const part = codePart(offeringCode);
  const listed = ORDER.indexOf(part);
  if (listed >= 0) return listed;
  const siblings = [
    part.replace(/_2025_2$/, '_2025'),
    part.replace(/_2025_2$/, ''),
    `MOBIL_${part.replace(/_2025_2$/, '')}`,
  ];
  const sibling = part.endsWith('_2025_2')
    ? siblings.map((each) => ORDER.indexOf(each)).find((index) => index >= 0)
    : undefined;
  return sibling === undefined ? ORDER.length : sibling + 0.5;
}

export function sortOfferings<Plan extends { readonly offeringCode: string }>(offerings: readonly Plan[]): Plan[] {
  return [...offerings].sort((one, other) => place(one.offeringCode) - place(other.offeringCode));
}
