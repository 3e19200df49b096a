/** A row of a decision table. `id` names the rule of the specification. */
export interface Rule<Facts, Outcome> {
  readonly id: string;
  readonly when: (facts: Facts) => boolean;
  readonly then: Outcome;
}

export const otherwise = (): boolean => true;

/**
 * The outcome of the first row that matches. A table ends with an `otherwise` row.
 *
 * @throws Error when no row matches: a defect of the table
 */
export function firstMatch<Facts, Outcome>(table: readonly Rule<Facts, Outcome>[], facts: Facts): Outcome {
  const row = table.find((rule) => rule.when(facts));
  if (!row) throw new Error('No row of the decision table matches');
  return row.then;
}
