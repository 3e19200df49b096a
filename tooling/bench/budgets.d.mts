export interface Budget {
  readonly limit: number;
  readonly aim?: number;
}
export interface Budgets {
  readonly mainRaw: Budget;
  readonly floor: Budget;
  readonly pages: Readonly<Record<string, Budget>>;
}
export interface Sizes {
  readonly mainRaw: number;
  readonly floor: number;
  /** With the floor, by route: '<remote>/<id>'. */
  readonly pages: Readonly<Record<string, number>>;
}
export interface Budgeted {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
  readonly aim?: number;
}
export function compareWithBudgets(sizes: Sizes, budgets: Budgets): Budgeted[];
export function isExceeded(row: Pick<Budgeted, 'bytes' | 'limit'>): boolean;
