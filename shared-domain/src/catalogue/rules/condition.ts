/** What condition a device is sold in (F3.9-2), with its label and its value in a list's URL (F9.13-3). */
export const CONDITIONS = [
  { subType: 'NEW', value: 'ny', label: 'Ny' },
  { subType: 'PREOWNED', value: 'like-fin', label: 'Like Fin' },
] as const;

export type Condition = (typeof CONDITIONS)[number];

/** The condition of a product by its sub-type, case-insensitive (F5.5-9); null for kinds of accessories. */
export const conditionOf = (subType: string): Condition | null =>
  CONDITIONS.find((condition) => condition.subType === subType.toUpperCase()) ?? null;
