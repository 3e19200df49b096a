import { registerCurrentBuilds } from '../release/registry.mjs';
import { buildAll } from './build-all.mjs';
import { ProcessGroup, refuseTakenPorts } from './processes.mjs';
import { settings, shopPrograms, startInOrder } from './shop-programs.mjs';

/** The whole shop on this machine, until it is stopped. */
export async function start() {
  await buildAll();
  const began = Date.now();
  const at = settings();
  const programs = shopPrograms(at);
  await refuseTakenPorts(programs);
  await registerCurrentBuilds(at.registryFile);

  const group = new ProcessGroup();
  group.stopOnSignals();
  try {
    await startInOrder(group, programs, at);
  } catch (error) {
    return group.stopAfter(error);
  }
  announce(at, began);
}

function announce(at, began) {
  console.log(`
  The shop is up (${((Date.now() - began) / 1000).toFixed(1)} s).

    Shop               ${at.origin}
    Shop API           http://localhost:${at.apiPort}/api
    Identity           http://localhost:${at.identityPort}
    An open page of another publisher, with the shop's header
                       http://127.0.0.1:${at.cmsPort}

  Stop it with Ctrl+C.
`);
}
