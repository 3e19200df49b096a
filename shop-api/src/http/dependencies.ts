import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { Config } from '../config/env';
import type { Database } from '../database';

/** What every part of the server is given. Nothing else reads the environment or the clock. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  readonly catalogue: CatalogueReader;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}
