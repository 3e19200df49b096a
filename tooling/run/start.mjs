import { registerCurrentBuilds } from '../release/registry.mjs';
import { buildAll } from './build-all.mjs';
import { ProcessGroup, refuseTakenPorts, waitFor } from './processes.mjs';
import { settings, shopPrograms } from './shop-programs.mjs';

/** The whole shop on this machine, until it is stopped. */
export async function start() {
  await buildAll();
  await runShop();
}

export async function runShop({ quiet = false } = {}) {
  const began = Date.now();
  const at = settings();
  const programs = shopPrograms(at);
  await refuseTakenPorts(programs);
  registerCurrentBuilds(at.registryFile);

  const group = new ProcessGroup();
  group.stopOnSignals();
  for (const program of programs) group.start(program);
  try {
    await Promise.all([
      waitFor(`http://127.0.0.1:${at.apiPort}/health/ready`),
      waitFor(`http://127.0.0.1:${at.port}/health/ready`),
      waitFor(`http://localhost:${at.identityPort}/.well-known/openid-configuration`),
    ]);
  } catch (error) {
    console.error(`The shop did not start: ${error.message}`);
    return group.stop(1);
  }
  if (!quiet) announce(at, began);
  return group;
}

function announce(at, began) {
  console.log(`
  The shop is up (${((Date.now() - began) / 1000).toFixed(1)} s).

    Shop               ${at.origin}
    Shop API           http://localhost:${at.apiPort}/api
    Identity           http://localhost:${at.identityPort}
    A page that is not ours, with the shop's header
                       http://127.0.0.1:${at.cmsPort}

  Stop it with Ctrl+C.
`);
}
