/**
 * The shop for end-to-end tests, on a block of free ports and with a data folder of its own, which it removes at its end.
 * A server on the last port of the block takes commands, so that a test can stop, hang and release parts:
 * `POST /kill/mfe-pdp`, `/start/…`, `/hang/…`, `/resume/…`, `/pid/…`, `/release/<remote>/<build>`,
 * `/remove/<remote>`, `/canary/<remote>/<percent>/<build>`, `/rollback/<remote>`, `/verdicts`, which takes out the canaries that the shell has rejected.
 *
 * Started with a channel to its parent, it sends `{ base }` when the shop is up, or `{ failure }`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, remoteNames, ROOT } from '../build/packages';
import { registerCurrentBuilds } from '../release/registry';
import { type Commands, controlServer, programCommands, registryCommands } from './control-server';
import { takePortBlock } from './free-ports';
import { ProcessGroup, sleep } from './processes';
import { settings, shopPrograms, startInOrder } from './shop-programs';

const SERVED_DEADLINE_MS = 300_000;

const group = new ProcessGroup();
group.stopOnSignals();

let commands: Commands = {};
const control = controlServer(() => commands);

/**
 * On a busy machine a build may fail its smoke test, which the shell repeats after a minute.
 *
 * @throws CommandError that names the remotes that are not served
 */
async function everyRemoteIsServed(origin: string) {
  const end = Date.now() + SERVED_DEADLINE_MS;
  for (;;) {
    const answer = await fetch(`${origin}/_shop/registry.json`);
    const { remotes } = (await answer.json()) as { readonly remotes: Readonly<Record<string, unknown>> };
    const missing = remoteNames().filter((name) => !remotes[name]);
    if (missing.length === 0) return;
    if (Date.now() > end) throw new CommandError(`The shell does not serve ${missing.join(', ')}.`);
    await sleep(200);
  }
}

/** @returns first of the ports */
async function startTestShop(): Promise<number> {
  const base = await takePortBlock(control);
  Object.assign(process.env, {
    PORT: String(base),
    API_PORT: String(base + 10),
    IDENTITY_PORT: String(base + 20),
    CMS_PORT: String(base + 30),
    REMOTE_PORT_BASE: String(base + 50),
    // Another site than the shop's, and tokens that expire soon: logins have to work with both.
    OIDC_ISSUER: `http://127.0.0.1:${base + 20}`,
    IDENTITY_ACCESS_TOKEN_SECONDS: '60',
    // Browsers share two cores with the shop, so a render may have to wait.
    RENDER_DEADLINE_MS: process.env.RENDER_DEADLINE_MS ?? '15000',
    // One browser is its only visitor; each worker starts for two seconds of a processor.
    RENDER_WORKERS: process.env.RENDER_WORKERS ?? '1',
    ADMIN_PASSWORD: 'password-of-the-tests',
    DATA_DIR: join(ROOT, `.data-e2e-${base}`),
  });

  const at = settings();
  const removeData = () => rmSync(at.dataDir, { recursive: true, force: true });
  removeData();
  group.atStop(removeData);
  await registerCurrentBuilds(at.registryFile);
  const programs = shopPrograms(at);
  await startInOrder(group, programs, at);
  await everyRemoteIsServed(at.origin);
  commands = {
    ...programCommands(group, programs),
    ...registryCommands(at),
  };
  return base;
}

async function main() {
  try {
    const base = await startTestShop();
    process.send?.({ base });
    console.log(`The test shop is up: http://localhost:${base}`);
  } catch (error) {
    if (!process.send) await group.stopAfter(error);
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
    await group.stop(1);
  }
}

void main();
