/**
 * Runs the processes of docker-compose.yml on this machine, without containers: nginx with the same configuration in front of two shells and two
 * APIs, PostgreSQL, and each remote's own process; with the stand-ins of a developer's machine.
 *
 *   npm run topology
 *
 * It uses a block of free ports. The last port takes the commands of `control-server.ts`, e.g.
 * `curl -X POST localhost:4099/kill/shell-1`, `…/canary/mfe-lists/20/<build>`. Started with a channel to its parent, it sends `{ base }` when the shop is up, or `{ failure }`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, ROOT } from '../build/packages';
import { buildAll } from '../cli/build-all';
import { registerCurrentBuilds } from '../release/registry';
import { type Commands, controlServer, programCommands, registryCommands } from './control-server';
import { takePortBlock } from './free-ports';
import { nginxConfig, startNginx } from './nginx';
import { startPostgres } from './postgres';
import { ProcessGroup, type ServerProgram, waitFor } from './processes';
import { type Settings, settings, shopPrograms } from './shop-programs';

/** Container → port within the block. */
const PORTS: Readonly<Record<string, number>> = {
  'shop-api-1': 11,
  'shop-api-2': 12,
  'shell-1': 1,
  'shell-2': 2,
  'shell-files': 3,
};
const portOf = (name: string): number => PORTS[name] ?? Number.NaN;
const metricsPortOf = (port: number | string) => Number(port) + 40;
/** Programs that run twice, with the settings of each replica. */
const REPLICAS: Readonly<
  Record<string, (port: string, parts: { databaseUrl: string; peer: number }) => Record<string, string>>
> = {
  'shop-api': (port, { databaseUrl }) => ({ API_PORT: port, DATABASE_URL: databaseUrl }),
  shell: (port, { peer }) => ({
    PORT: port,
    METRICS_PORT: String(metricsPortOf(port)),
    SHELL_PEERS: `http://127.0.0.1:${metricsPortOf(peer)}`,
    TRUST_PROXY: '1',
  }),
};

const group = new ProcessGroup();
const folder = mkdtempSync(join(tmpdir(), 'shop-topology-'));
group.atStop(() => rmSync(folder, { recursive: true, force: true }));
group.stopOnSignals();
let commands: Commands = {};
const control = controlServer(() => commands);

/** A file of `tooling/dev/proxy` with container addresses and published ports replaced by ports of the block. */
function proxyConfig(file: string, base: number, listens: number) {
  const text = readFileSync(join(ROOT, 'tooling/dev/proxy', file), 'utf8').replace(
    /listen \d+/,
    `listen 127.0.0.1:${listens}`,
  );
  return text.replace(/server ([\w-]+):\d+/g, (_, name: string) => `server 127.0.0.1:${base + portOf(name)}`);
}

function programsOf(at: Settings, base: number, databaseUrl: string): ServerProgram[] {
  const shellFiles: ServerProgram = {
    name: 'shell-files',
    port: base + portOf('shell-files'),
    args: ['tooling/dev/serve-remote.ts', 'shell'],
    env: { PORT: String(base + portOf('shell-files')) },
  };
  return [shellFiles, ...shopPrograms(at)].flatMap((program) => {
    const settingsOf = REPLICAS[program.name];
    if (!settingsOf) return [program];
    return [1, 2].map((replica) => {
      const name = `${program.name}-${replica}`;
      const peer = base + portOf(`${program.name}-${3 - replica}`);
      const own = settingsOf(String(base + portOf(name)), { databaseUrl, peer });
      const env = { ...program.env, ...own, DATA_DIR: join(folder, name) };
      return { ...program, name, env };
    });
  });
}

/** @throws CommandError when there is no PostgreSQL or nginx, or a program does not start */
async function startTopology() {
  await buildAll();
  const base = await takePortBlock(control, process.env.E2E_PORT_BASE ? Number(process.env.E2E_PORT_BASE) : undefined);
  Object.assign(process.env, {
    PORT: String(base),
    API_PORT: String(base + 10),
    IDENTITY_PORT: String(base + 20),
    CMS_PORT: String(base + 30),
    OPERATOR_PORT: String(base + 35),
    REMOTE_PORT_BASE: String(base + 50),
    OIDC_ISSUER: `http://127.0.0.1:${base + 20}`,
    DATA_DIR: folder,
    RELEASE_STORE: join(folder, 'releases'),
    ADMIN_PASSWORD: process.env.ADMIN_PASSWORD ?? 'password-of-the-tests',
    SHELL_FILES_URL: `http://127.0.0.1:${base + portOf('shell-files')}`,
  });
  const at = settings();
  const postgres = await startPostgres();
  if (!postgres) throw new CommandError('There is no PostgreSQL, and none can be installed.');
  group.atStop(() => postgres.stop());
  const nginx = await startNginx(
    ({ folder: own }) =>
      nginxConfig(own, [proxyConfig('edge.conf', base, at.port), proxyConfig('shop-api.conf', base, at.apiPort)]),
    at.port,
  );
  if (!nginx) throw new CommandError('There is no nginx, and none can be installed.');
  group.atStop(() => nginx.stop());

  await registerCurrentBuilds(at.registryFile);
  const programs = programsOf(at, base, postgres.url);
  const isShell = ({ name }: ServerProgram) => /^shell-\d/.test(name);
  await Promise.all(programs.filter((program) => !isShell(program)).map((program) => group.start(program)));
  await waitFor(`http://127.0.0.1:${at.apiPort}/health/ready`);
  await Promise.all(programs.filter(isShell).map((program) => group.start(program)));
  await waitFor(`http://127.0.0.1:${at.port}/health/ready`);
  commands = { ...programCommands(group, programs), ...registryCommands(at) };
  return base;
}

async function main() {
  try {
    const base = await startTopology();
    process.send?.({ base });
    console.log(`
  The shop is up behind nginx, with two shells and two APIs on PostgreSQL: http://localhost:${base}
  Commands: curl -X POST http://127.0.0.1:${base + 99}/kill/shell-1 (…/start/shell-1, …/kill/shop-api-2, …)

  Stop it with Ctrl+C.
`);
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
    await group.stopAfter(error);
  }
}

void main();
