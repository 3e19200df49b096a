/** The whole shop with a fault proxy in front of every program that the shell asks. */
import { createServer } from 'node:http';
import { readRemotes, remoteNames } from '../../../tooling/build/packages';
import { startPostgres } from '../../../tooling/dev/postgres';
import { ProcessGroup, programNamed, sleep } from '../../../tooling/dev/processes';
import { startTestShop, type TestShop } from '../../../tooling/dev/start-test-shop';
import { release } from '../../../tooling/release/registry';
import { buildIn } from '../../setup/builds-in-use';
import { FaultProxy } from './fault-proxy';
import { ASKS_EVERY_MS, type CodeFault, FAULT_PATH, WITHOUT_LOADER } from './planted-faults';
import { createShopNames } from './shop-names';

/** The first port of the proxies within the block of the shop. */
const PROXY_PORT = 70;
/** Long enough for two busy cores, and short enough that a hang ends. */
const RENDER_DEADLINE_MS = '3000';

export interface FaultyShop {
  readonly origin: string;
  readonly shop: TestShop;
  readonly group: ProcessGroup;
  /** By the program's name: 'shop-api', 'cms', 'identity' and the remotes. */
  readonly proxies: Readonly<Record<string, FaultProxy>>;
  readonly hasPostgres: boolean;
  /** Fault of a remote's code on the server, in a switchable build. */
  plant(remote: string, fault: CodeFault | undefined): Promise<void>;
  /** All that the shell, its renderer and the workers have written. */
  written(): string;
  /** Switches every fault off. */
  heal(): void;
  release(remote: string, build: string): Promise<void>;
  /** The build that pages are drawn with. */
  buildOf(remote: string, path?: string): Promise<string>;
  pidOf(program: string): number | undefined;
  /** Kills the database, or the API that embeds it, and starts it again. */
  crashDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFaultyShop(): Promise<FaultyShop> {
  const group = new ProcessGroup();
  group.stopOnSignals();
  const planted = new Map<string, CodeFault>();
  let written = '';
  const lock = createServer((_request, response) => response.end());
  const proxies: Record<string, FaultProxy> = {};
  const postgres = await startPostgres().catch(() => null);
  if (postgres) group.atStop(() => postgres.stop());

  const shopNames = createShopNames();
  group.atStop(shopNames.remove);

  const names = ['shop-api', 'identity', 'cms', ...remoteNames()];
  const proxyPort = (base: number, name: string) => base + PROXY_PORT + names.indexOf(name);
  const at = (port: number) => `http://127.0.0.1:${port}`;
  /** As the shell asks a program. */
  const named = (base: number, name: string) => `http://${shopNames.hostOf(name)}:${proxyPort(base, name)}`;
  const variables = (base: number) => ({
    RENDER_DEADLINE_MS,
    RENDER_WORKERS: '2',
    LOG_LEVEL: 'fatal',
    OIDC_ISSUER: at(proxyPort(base, 'identity')),
    // The proxies answer for the origins that the registry names.
    ...Object.fromEntries(
      readRemotes().map(({ name }) => [`${name.toUpperCase().replaceAll('-', '_')}_ORIGIN`, named(base, name)]),
    ),
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  // They listen before the shop starts, because the shell fetches the builds at its start.
  const listening: Promise<void>[] = [];
  const shop = await startTestShop({
    group,
    lock,
    variables: (base) => {
      const ports: Record<string, number> = { 'shop-api': base + 10, identity: base + 20, cms: base + 30 };
      for (const [index, name] of remoteNames().entries()) ports[name] = base + 51 + index;
      const plantedFault = (path: string) => {
        if (!path.startsWith(FAULT_PATH)) return undefined;
        const remote = path.slice(FAULT_PATH.length);
        return planted.get(remote) ?? '';
      };
      for (const name of names) {
        const proxy = new FaultProxy(
          at(ports[name] ?? 0),
          name === 'identity' ? undefined : shopNames.nameOf(name),
          name === 'shop-api' ? plantedFault : undefined,
        );
        proxies[name] = proxy;
        listening.push(proxy.listen(proxyPort(base, name)));
      }
      return variables(base);
    },
    programs: (programs) =>
      programs.map((program) =>
        program.name === 'shell'
          ? {
              ...program,
              args: [...shopNames.args, ...program.args],
              env: {
                ...program.env,
                ...shopNames.env,
                SHOP_API_URL: named(program.port, 'shop-api'),
                CMS_URL: named(program.port, 'cms'),
                LOG_LEVEL: 'error',
              },
              onOutput: (text: string) => (written += text),
            }
          : program,
      ),
  });
  await Promise.all(listening);
  group.atStop(() => Object.values(proxies).forEach((proxy) => proxy.close()));

  const { origin } = shop.at;
  return {
    origin,
    shop,
    group,
    proxies,
    hasPostgres: postgres !== null,
    plant: async (remote, fault) => {
      if (!fault) return void planted.delete(remote);
      planted.set(remote, fault);
      if (remote === WITHOUT_LOADER) await sleep(ASKS_EVERY_MS * 3);
    },
    written: () => written,
    heal: () => {
      planted.clear();
      for (const proxy of Object.values(proxies)) proxy.heal();
    },
    release: async (remote, build) => void (await release(shop.at.registryFile, remote, build)),
    buildOf: async (remote, path = '/tilbehor/') =>
      buildIn((await fetch(origin + path)).headers.get('x-shop-builds'), remote),
    pidOf: (program) => group.pidOf(program),
    crashDatabase: async () => {
      if (postgres) {
        await postgres.kill();
        await postgres.restart();
        return;
      }
      await group.kill('shop-api');
      await group.start(programNamed(shop.programs, 'shop-api'));
    },
    stop: () => group.stop(process.exitCode === undefined ? 0 : Number(process.exitCode)),
  };
}
