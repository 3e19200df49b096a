declare const unit: unique symbol;

/** Whole øre. Created only by `toOre`, `ore` and the arithmetic of this subdomain, so that kroner are never mistaken for øre. */
export type Ore = number & { readonly [unit]: 'ore' };
