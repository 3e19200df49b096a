/** How a process that runs code of other teams is started: it sees nothing of this machine but what it is given. */
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

/** Beyond this the process is ended by V8. */
const MAX_OLD_SPACE_MB = 384;

/** Node 20 has the permission model under its earlier name. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Its own processes, network and shared memory: it can neither see another process nor reach any address. */
const UNSHARE = '/usr/bin/unshare';
/** The process ends with the one that started it, also when that is killed. */
const SETPRIV = '/usr/bin/setpriv';
const WITH_PARENT = ['--pdeathsig', 'KILL', UNSHARE];
const NAMESPACES = ['--user', '--map-current-user', '--pid', '--fork', '--kill-child', '--net', '--ipc'];

/** Linux, where users may make namespaces; not in a container, which is a wall of its own. */
export const hasNamespaces = (): boolean => spawnSync(SETPRIV, [...WITH_PARENT, ...NAMESPACES, 'true']).status === 0;

export interface SealOptions {
  /** Folders whose files it may read. */
  readonly readable: readonly string[];
  readonly inNamespaces: boolean;
  /** Further flags of Node. */
  readonly nodeFlags?: readonly string[];
}

/** Node's permission model (no writing, no child processes, no threads, no native addons), and namespaces where there are any. */
export function sealedCommand(
  file: string,
  { readable, inNamespaces, nodeFlags = [] }: SealOptions,
): readonly [command: string, args: readonly string[]] {
  const folders = [...new Set(readable.map((folder) => realpathSync(folder)))];
  const node = [
    `--max-old-space-size=${MAX_OLD_SPACE_MB}`,
    '--enable-source-maps',
    '--disable-warning=ExperimentalWarning',
    PERMISSION,
    ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
    ...nodeFlags,
    file,
  ];
  return inNamespaces
    ? [SETPRIV, [...WITH_PARENT, ...NAMESPACES, process.execPath, ...node]]
    : [process.execPath, node];
}
