/**
 * `npm run dev`: every remote by its own webpack dev server with hot reload, inside the composed shop. The shell runs in its
 * client-rendered mode, the backends as in `npm start`.
 */
import { REMOTES } from '../build/packages.mjs';
import { buildAll } from './build-all.mjs';
import { ProcessGroup, isPortTaken, waitFor } from './processes.mjs';
import { registerCurrentBuilds } from '../release/registry.mjs';
import { remotePort, settings, shopPrograms } from './shop-programs.mjs';

export async function dev() {
  await buildAll();
  const at = settings();
  registerCurrentBuilds(at.registryFile);
  const programs = shopPrograms(at);
  for (const { name, port } of programs) {
    if (!(await isPortTaken(port))) continue;
    console.error(`Port ${port}, needed by ${name}, is taken by another program.`);
    process.exit(1);
  }
  const group = new ProcessGroup();
  group.stopOnSignals();
  for (const program of programs) {
    if (REMOTES.includes(program.name)) {
      group.start({ name: program.name, args: ['tooling/serve/dev-server.mjs', program.name], env: { SHOP_BUILD: 'dev', NODE_ENV: 'development', PORT: String(remotePort(program.name)) } });
    } else {
      const isShell = program.name === 'shell';
      group.start(isShell ? { ...program, env: { ...program.env, SHOP_DEV: 'true', SERVER_RENDERING: 'false' } } : program);
    }
  }
  await Promise.all(REMOTES.map((name) => waitFor(`http://127.0.0.1:${remotePort(name)}/remoteEntry.js`, 180_000)));
  await waitFor(`http://127.0.0.1:${at.port}/health/ready`);
  console.log(`\n  The shop with hot reload: ${at.origin}\n  Stop it with Ctrl+C.\n`);
}

