declare const unit: unique symbol;

/** Whole øre. Made only by `toOre`, `ore` and the arithmetic beside them, so that kroner are never taken for øre. */
export type Ore = number & { readonly [unit]: 'ore' };
