import type { CompatibleAccessory } from 'shared-domain/catalogue';

/** The kinds of some accessories (P3-39), in their order, each once. */
export const kindsOf = (accessories: readonly CompatibleAccessory[]): readonly string[] => [
  ...new Set(accessories.flatMap(({ subHwType }) => subHwType ?? [])),
];

export const isOfKind = ({ subHwType }: CompatibleAccessory, kind: string | null): boolean =>
  kind === null || subHwType === kind;
