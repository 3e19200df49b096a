/**
 * `npm run dev`: the shop with hot reload. The shell and every remote have a dev server for their browser files. `npm run dev -w mfe-pdp`
 * (or `npm run dev -- mfe-pdp …`) starts dev servers for the named remotes only; the others come from their last builds, or, with
 * SHOP_REGISTRY=https://…, from the shop that is deployed there. Pages are rendered in the browser; the backends run as in `npm start`.
 */
import { join } from 'node:path';
import { CommandError, remoteNames } from '../build/packages';
import { buildAll } from '../cli/build-all';
import { writeComposition } from '../release/registry';
import { ProcessGroup, refuseTakenPorts, waitFor } from './processes';
import { devPort, type Settings, settings, shopPrograms } from './shop-programs';

/** Long enough for six first compilations at the same time on a small machine. */
const COMPILE_TIMEOUT_MS = 600_000;

/** @param names remotes with a dev server; empty: all */
export async function dev(names: string[] = []) {
  const remotes = remoteNames();
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new CommandError(`There is no remote «${unknown}». The remotes: ${remotes.join(', ')}.`);
  const began = Date.now();
  const hot = names.length > 0 ? names : remotes;
  const deployed = await deployedShop();
  const sealed = deployed ? [] : remotes.filter((name) => !hot.includes(name));
  await buildAll(['shell', 'shop-api', 'reference-systems', ...sealed]);

  const at = settings();
  const registryFile = join(at.dataDir, 'registry-dev.json');
  await writeComposition(registryFile, sealed);
  const programs = devPrograms({ ...at, registryFile }, { hot, sealed, deployed });
  await refuseTakenPorts(programs);
  const group = new ProcessGroup();
  group.stopOnSignals();
  try {
    console.log(`Compiling the shell and ${hot.join(', ')} for development …`);
    await Promise.all(programs.map((program) => group.start(program)));
    await Promise.all([
      waitFor(`http://127.0.0.1:${devPort('shell')}/main.js`, COMPILE_TIMEOUT_MS),
      ...hot.map((name) => waitFor(`http://127.0.0.1:${devPort(name)}/remoteEntry.js`, COMPILE_TIMEOUT_MS)),
      waitFor(`http://127.0.0.1:${at.apiPort}/health/ready`),
      waitFor(`http://127.0.0.1:${at.port}/health/ready`),
    ]);
  } catch (error) {
    return group.stopAfter(error);
  }
  console.log(
    `\n  The shop with hot reload (${((Date.now() - began) / 1000).toFixed(1)} s): ${at.origin}\n  Stop it with Ctrl+C.\n`,
  );
}

/**
 * @returns origin of the shop at SHOP_REGISTRY
 * @throws CommandError when it does not publish its registry
 */
async function deployedShop(address = process.env.SHOP_REGISTRY): Promise<string | undefined> {
  if (!address) return undefined;
  const origin = URL.canParse(address) ? new URL(address).origin : address;
  const answer = await fetch(`${origin}/_shop/registry.json`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  if (answer?.ok) return origin;
  throw new CommandError(
    `SHOP_REGISTRY: ${origin}/_shop/registry.json ${answer ? `answers ${answer.status}` : 'does not answer'}. Set it to the address of a running shop.`,
  );
}

function devPrograms(
  at: Settings,
  { hot, sealed, deployed }: { hot: string[]; sealed: string[]; deployed: string | undefined },
) {
  const devServers = {
    ...Object.fromEntries(['shell', ...hot].map((name) => [name, `http://localhost:${devPort(name)}`])),
    ...(deployed && { registry: deployed }),
  };
  const devServer = (name: string, title = name) => ({
    name: title,
    port: devPort(name),
    args: ['tooling/dev/dev-server.ts', name],
    env: { SHOP_BUILD: 'dev', NODE_ENV: 'development', PORT: String(devPort(name)) },
  });
  const isNeeded = ({ name }: { readonly name: string }) =>
    !remoteNames().includes(name) || hot.includes(name) || sealed.includes(name);
  const programs = shopPrograms(at)
    .filter(isNeeded)
    .map((program) => {
      if (hot.includes(program.name)) return devServer(program.name);
      return program.name === 'shell'
        ? { ...program, env: { ...program.env, DEV_SERVERS: JSON.stringify(devServers) } }
        : program;
    });
  return [...programs, devServer('shell', 'the browser files of the shell')];
}
