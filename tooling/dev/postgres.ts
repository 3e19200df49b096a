/** A PostgreSQL server of this run's own, on loopback, with a new cluster in a temporary folder. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcessByStdio } from 'child_process';
import type { Readable } from 'stream';
import { CommandError } from '../build/packages';
import { freePort } from './free-ports';
import { sleep } from './processes';
import { howItEnded } from './processes';

const DEBIAN = '/usr/lib/postgresql';
const START_DEADLINE_MS = 120_000;
const LAST_CHARACTERS = 1_000;

/** The backends of a killed server keep its shared memory for a moment, and a new one refuses to start meanwhile. */
async function untilReleased(start: () => Promise<void>, attempts = 20) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start();
    } catch (error) {
      if (attempt === attempts || !(error instanceof Error && /shared memory block/.test(error.message))) throw error;
      await sleep(250);
    }
  }
}

function installedBinaries() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).filter((version) => existsSync(join(DEBIAN, version, 'bin/initdb')))
    : [];
  const [newest] = versions.sort((one, other) => Number(other) - Number(one));
  if (newest) return join(DEBIAN, newest, 'bin');
  const found = spawnSync('sh', ['-c', 'dirname "$(command -v initdb)"'], { encoding: 'utf8' });
  return found.status === 0 && existsSync(join(found.stdout.trim(), 'initdb')) ? found.stdout.trim() : null;
}

/**
 * Folder of the server's programs: installed ones (15 or newer), else Debian's package where it may be installed.
 */
function ensureBinaries(): string | null {
  const installed = installedBinaries();
  if (installed || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return installed;
  console.log('Installing PostgreSQL from Debian …');
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run(['update', '-q']) && run(['install', '-y', '-q', '--no-install-recommends', 'postgresql'])
    ? installedBinaries()
    : null;
}

/** Whether the server is ready, by its own file in its data folder, so that no other server on the port is taken for it. */
function isReady(data: string, pid: number | undefined) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
}

/** The server refuses to run as root; Debian's package brings the user `postgres`. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export interface Postgres {
  readonly url: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** A crash (SIGKILL), after which `restart` recovers. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Runs SQL as the owner. @returns its answer as text */
  readonly run: (sql: string) => string;
  /** Another server that follows this one: what this one acknowledges is there too. `SELECT pg_promote()` makes it one of its own. */
  readonly standby: () => Promise<Postgres>;
  readonly stop: () => Promise<void>;
}

/** Programs of the server, and whom they run as. */
interface Installation {
  readonly binaries: string;
  readonly user: { readonly uid?: number; readonly gid?: number };
  /** Of all data. */
  readonly folder: string;
}

/** @throws Error with what the program wrote */
function run({ binaries, user, folder }: Installation, program: string, args: readonly string[]): string {
  const { status, signal, stdout, stderr } = spawnSync(join(binaries, program), args, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ended with ${howItEnded(status, signal)}: ${stderr}`);
  return stdout;
}

/**
 * Starts the server with the durability of production.
 *
 * @returns null: there is no PostgreSQL and none can be installed
 */
export async function startPostgres(): Promise<Postgres | null> {
  const binaries = ensureBinaries();
  if (!binaries) return null;
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const installation = { binaries, user, folder };
  const data = join(folder, 'data');
  run(installation, 'initdb', ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  const server = await serve(installation, data);
  return {
    ...server,
    get pid() {
      return server.pid;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(installation: Installation, data: string): Promise<Postgres> {
  const { binaries, user, folder } = installation;
  const port = await freePort();
  const client = ['-h', '127.0.0.1', '-p', String(port), '-U', 'shop'];
  let child: ChildProcessByStdio<null, null, Readable>;

  const start = async () => {
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: folder,
      max_connections: 200,
      shared_buffers: '128MB',
    };
    child = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let lastLines = '';
    child.stderr.on('data', (data) => (lastLines = (lastLines + data).slice(-LAST_CHARACTERS)));
    const end = Date.now() + START_DEADLINE_MS;
    while (!isReady(data, child.pid)) {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (Date.now() > end || hasEnded) {
        const reason = hasEnded
          ? `it ended with ${howItEnded(child.exitCode, child.signalCode)}`
          : `not within ${START_DEADLINE_MS / 1000} s`;
        child.kill('SIGKILL');
        throw new CommandError(`PostgreSQL did not start on port ${port}: ${reason}.\n${lastLines.trim()}`);
      }
      await sleep(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise<unknown>((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(undefined),
    );
    child.kill(signal);
    await ended;
  };

  const sql = (text: string) => run(installation, 'psql', [...client, '-d', 'postgres', '-Atqc', text]).trim();
  const standby = async () => {
    const copy = `${data}-standby`;
    // With the file that says whom it follows.
    run(installation, 'pg_basebackup', [...client, '-D', copy, '-R', '-c', 'fast']);
    const other = await serve(installation, copy);
    sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
    sql('SELECT pg_reload_conf()');
    while (sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") !== '1') await sleep(50);
    return other;
  };

  await start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    port,
    get pid() {
      return child.pid;
    },
    kill: () => end('SIGKILL'),
    restart: () => untilReleased(start),
    run: sql,
    standby,
    // SIGINT is PostgreSQL's fast shutdown.
    stop: () => end('SIGINT'),
  };
}
