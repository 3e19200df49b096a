/**
 * `npm run dev`: the shop with hot reload. The browser files of the shell and of every remote come from dev servers of their own;
 * `npm run dev -- mfe-pdp` does so for the named remotes only and takes the others from their last builds. The page is rendered in
 * the browser; the backends run as in `npm start`.
 */
import { join } from 'node:path';
import { CommandError, remoteNames } from '../build/packages.mjs';
import { writeComposition } from '../release/registry.mjs';
import { buildAll } from './build-all.mjs';
import { ProcessGroup, refuseTakenPorts, waitFor } from './processes.mjs';
import { devPort, settings, shopPrograms } from './shop-programs.mjs';

/** A first compilation beside five others, on a small machine. */
const COMPILED_WITHIN_MS = 600_000;

/** @param {string[]} names remotes under development; none: all of them */
export async function dev(names = []) {
  const remotes = remoteNames();
  const unknown = names.find((name) => !remotes.includes(name));
  if (unknown) throw new CommandError(`There is no remote «${unknown}». The remotes: ${remotes.join(', ')}.`);
  const began = Date.now();
  const hot = names.length > 0 ? names : remotes;
  const sealed = remotes.filter((name) => !hot.includes(name));
  await buildAll(['shell', 'shop-api', ...sealed]);

  const at = settings();
  const registryFile = join(at.dataDir, 'registry-dev.json');
  writeComposition(registryFile, sealed);
  const programs = devPrograms({ ...at, registryFile }, hot);
  await refuseTakenPorts(programs);
  const group = new ProcessGroup();
  group.stopOnSignals();
  try {
    console.log(`Compiling the shell and ${hot.join(', ')} for development …`);
    await Promise.all(programs.map((program) => group.start(program)));
    await Promise.all([
      waitFor(`http://127.0.0.1:${devPort('shell')}/main.js`, COMPILED_WITHIN_MS),
      ...hot.map((name) => waitFor(`http://127.0.0.1:${devPort(name)}/remoteEntry.js`, COMPILED_WITHIN_MS)),
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

function devPrograms(at, hot) {
  const devServers = Object.fromEntries(['shell', ...hot].map((name) => [name, `http://localhost:${devPort(name)}`]));
  const devServer = (name, title = name) => ({
    name: title,
    port: devPort(name),
    args: ['tooling/serve/dev-server.mjs', name],
    env: { SHOP_BUILD: 'dev', NODE_ENV: 'development', PORT: String(devPort(name)) },
  });
  const programs = shopPrograms(at).map((program) => {
    if (hot.includes(program.name)) return devServer(program.name);
    return program.name === 'shell'
      ? { ...program, env: { ...program.env, DEV_SERVERS: JSON.stringify(devServers) } }
      : program;
  });
  return [...programs, devServer('shell', 'the browser files of the shell')];
}
