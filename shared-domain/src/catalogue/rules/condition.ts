/** The conditions in which a device is sold (F3.9-2), each with its value in a list's URL (F9.13-3). */
export const CONDITIONS = [
  { subType: 'NEW', value: 'ny' },
  { subType: 'PREOWNED', value: 'like-fin' },
] as const;

export type Condition = (typeof CONDITIONS)[number];
export type ConditionSubType = Condition['subType'];

/** The condition of a product by its sub-type, case-insensitive (F5.5-9); null for kinds of accessories. */
export const conditionOf = (subType: string): Condition | null =>
  CONDITIONS.find((condition) => condition.subType === subType.toUpperCase()) ?? null;
