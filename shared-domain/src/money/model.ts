declare const unit: unique symbol;

/** @public Declarations name it where they cannot name `Ore`, as in a union. */
export interface InOre {
  readonly [unit]: 'ore';
}

/** Whole øre. Created only by `toOre`, `ore` and the arithmetic of this subdomain, so that kroner are never mistaken for øre. */
export type Ore = number & InOre;
