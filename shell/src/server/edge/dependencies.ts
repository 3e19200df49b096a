import type { ShellEnv } from '../env';
import type { ServerLog } from '../server-log';

/** What every part of the edge may use. */
export interface EdgeDependencies {
  readonly env: ShellEnv;
  readonly log: ServerLog;
}
