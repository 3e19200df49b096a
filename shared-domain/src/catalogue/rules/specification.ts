import type { Product } from '../model';
import { toContent } from './placeholder';

/** Values from this length on open in a modal (P9-14). */
const MODAL_LENGTH = 30;

export interface SpecificationRow {
  readonly label: string;
  readonly value: string;
  /** Too long for the table: a button opens the whole value (P9-14, P2-46). */
  readonly opensInModal: boolean;
}

export interface SpecificationGroup {
  readonly label: string;
  readonly rows: readonly SpecificationRow[];
}

/** The specifications of a product as shown (P3-5): rows without a value and placeholders are left out, and groups without rows (P9-16). */
export function specificationGroups(specifications: Product['specifications']): readonly SpecificationGroup[] {
  const toRow = (spec: { readonly label: string; readonly value: string }): readonly SpecificationRow[] => {
    const [label, value] = [toContent(spec.label), toContent(spec.value)];
    return label === null || value === null ? [] : [{ label, value, opensInModal: value.length >= MODAL_LENGTH }];
  };
  return specifications
    .map(({ label, specs }) => ({ label, rows: specs.flatMap(toRow) }))
    .filter(({ label, rows }) => toContent(label) !== null && rows.length > 0);
}
