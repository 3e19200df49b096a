import type { ServerLog } from '../observability/server-log';
import type { ShellEnv } from '../settings/env';

/** What every part of the edge may use. */
export interface EdgeDependencies {
  readonly env: ShellEnv;
  readonly log: ServerLog;
}
