import { type CompatibleAccessory, type ProductDetails, realAccessories } from 'shared-domain/catalogue';
import type { AccessorySummary } from '../purchase/page-data';

/** @returns null without any */
export function accessorySummary({ product: { compatibleAccessories = [] } }: ProductDetails): AccessorySummary | null {
  const accessories = realAccessories(compatibleAccessories);
  return accessories.length === 0 ? null : { kinds: kindsOf(accessories), total: accessories.length };
}

/** The kinds of some accessories (P3-39), in their order, each once. */
export const kindsOf = (accessories: readonly CompatibleAccessory[]): readonly string[] => [
  ...new Set(accessories.flatMap(({ subHwType }) => subHwType ?? [])),
];

export const isOfKind = ({ subHwType }: CompatibleAccessory, kind: string | null): boolean =>
  kind === null || subHwType === kind;
