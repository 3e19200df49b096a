/** How a process that runs code of other teams is started: it sees nothing of this machine but what it is given. */
import type { ForkOptions } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** Beyond this the process is ended by V8. */
const MAX_OLD_SPACE_MB = 384;

/** Node 20 has the permission model under its earlier name. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * A bare environment, and Node's permission model: no writing, no child processes, no threads, no native addons.
 * The network stays open: loaders call the shop's API.
 *
 * @param readable folders whose files it may read
 */
export function sealedProcess(
  readable: readonly string[],
): Required<Pick<ForkOptions, 'env'>> & { readonly execArgv: readonly string[] } {
  const folders = [...new Set(readable.map((folder) => realpathSync(folder)))];
  return {
    env: { NODE_ENV: process.env['NODE_ENV'] },
    execArgv: [
      `--max-old-space-size=${MAX_OLD_SPACE_MB}`,
      '--enable-source-maps',
      '--disable-warning=ExperimentalWarning',
      PERMISSION,
      ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
    ],
  };
}
