import type { Config } from '../config/env';
import type { Database } from '../database';

/** Everything that routes and services receive: nothing else reads the environment or the clock. */
export interface Dependencies {
  readonly config: Config;
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}
