import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { buildAll } from '../cli/build-all';
import { showProgress } from '../cli/progress.mjs';
import { registerCurrentBuilds } from '../release/registry';
import { ProcessGroup, refuseTakenPorts } from './processes';
import { type Settings, settings, shopPrograms, startInOrder } from './shop-programs';

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
  const progress = showProgress('Starting the shop');
  try {
    await startInOrder(group, programs, at);
  } catch (error) {
    progress.end();
    return group.stopAfter(error);
  }
  progress.end();
  announce(at, began);
  makePictures(group);
}

/** Until all are there, the shop makes what is asked for; a stopped run goes on with the next start. */
function makePictures(group: ProcessGroup) {
  const child = spawn(process.execPath, [join(ROOT, 'shop-api/dist/server/prepare-pictures.js')], { stdio: 'inherit' });
  group.atStop(() => child.kill());
}

function announce(at: Settings, began: number) {
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
