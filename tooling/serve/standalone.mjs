/**
 * One remote alone: `npm start -w mfe-pdp`. The shell's page with this remote from its working copy and no other, so its server
 * side, its browser side and its contracts run as in the shop. The backend is the one that runs already, else one is started.
 */
import { join } from 'node:path';
import { readRemotes } from '../build/packages.mjs';
import { writeComposition } from '../release/registry.mjs';
import { buildAll } from '../run/build-all.mjs';
import { isPortTaken, ProcessGroup, refuseTakenPorts, waitFor } from '../run/processes.mjs';
import { settings, shopPrograms } from '../run/shop-programs.mjs';

const [name] = process.argv.slice(2);
const remotes = readRemotes();
const remote = remotes.find((candidate) => candidate.name === name);
if (!remote) {
  console.error(`Which remote? One of ${remotes.map((known) => known.name).join(', ')}.`);
  process.exit(1);
}
const { port, routes, startPath = routes[0]?.paths[0] ?? '/' } = remote;

// Beside a running shop: ports of its own, 3102 and 3202 for the remote whose port is 3002.
process.env.PORT ??= String(port + 100);
process.env.REMOTE_PORT_BASE ??= '3200';

await buildAll([name, 'shell', 'shop-api']);
const shop = settings();
const at = { ...shop, registryFile: join(shop.dataDir, `registry-${name}.json`) };
writeComposition(at.registryFile, [name]);

const programs = shopPrograms(at);
const own = programs.filter((program) => [name, 'shell'].includes(program.name));
await refuseTakenPorts(own);
const group = new ProcessGroup();
group.stopOnSignals();
for (const program of programs.filter(({ name: backend }) => ['shop-api', 'identity'].includes(backend))) {
  if (await isPortTaken(program.port)) console.log(`${program.name} runs already on port ${program.port}.`);
  else group.start(program);
}

try {
  // The shell's first renders ask the backend.
  await waitFor(`http://127.0.0.1:${at.apiPort}/health/ready`);
  for (const program of own) group.start(program);
  await waitFor(`http://127.0.0.1:${at.port}/health/ready`);
  await waitFor(`http://127.0.0.1:${at.port}${startPath}`, 10_000);
  console.log(`\n  ${name} alone: ${at.origin}${startPath}\n  Stop it with Ctrl+C.\n`);
} catch (error) {
  console.error(`${name} could not be started: ${error.message}`);
  await group.stop(1);
}
