import type { ServerLog } from '../observability/server-log';
import type { ShellEnv } from '../settings/env';

/** Every part of the edge may use these. */
export interface EdgeDependencies {
  readonly env: ShellEnv;
  readonly log: ServerLog;
}
