/**
 * The shop for end-to-end tests, on a block of free ports and with a data folder of its own, which it removes at its end.
 * A server on the last port of the block takes commands, so that a test can stop, hang and release parts:
 * `POST /kill/mfe-pdp`, `/start/…`, `/hang/…`, `/resume/…`, `/pid/…`, `/release/<remote>/<build>`,
 * `/remove/<remote>`, `/canary/<remote>/<percent>/<build>`, `/rollback/<remote>`, `/verdicts`, which takes out the canaries that the shell has rejected.
 *
 * Started with a channel to its parent, it sends `{ base }` when the shop is up, or `{ failure }`.
 */
import { type Commands, controlServer, programCommands, registryCommands } from './control-server';
import { ProcessGroup } from './processes';
import { startTestShop } from './start-test-shop';

const group = new ProcessGroup();
group.stopOnSignals();

let commands: Commands = {};
const control = controlServer(() => commands);

async function main() {
  try {
    const { base, at, programs } = await startTestShop({ group, lock: control });
    commands = { ...programCommands(group, programs), ...registryCommands(at) };
    process.send?.({ base });
    console.log(`The test shop is up: http://localhost:${base}`);
  } catch (error) {
    if (!process.send) await group.stopAfter(error);
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
    await group.stop(1);
  }
}

void main();
