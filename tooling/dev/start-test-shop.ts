/** The shop for tests that drive it in a browser: on a block of free ports, with a data folder of its own. */
import { rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { CommandError, remoteNames, ROOT } from '../build/packages';
import { registerCurrentBuilds } from '../release/registry';
import { takePortBlock } from './free-ports';
import { type ProcessGroup, type ServerProgram, sleep } from './processes';
import { type Settings, settings, shopPrograms, startInOrder } from './shop-programs';

const SERVED_DEADLINE_MS = 300_000;

export interface TestShopOptions {
  readonly group: ProcessGroup;
  /** Listens on the last port of the block, so that no other run takes it. */
  readonly lock: Server;
  /** Environment variables besides the usual ones, or in their place. */
  readonly variables?: (base: number) => Readonly<Record<string, string>>;
  /** Changes how single programs are started. */
  readonly programs?: (programs: readonly ServerProgram[]) => readonly ServerProgram[];
}

export interface TestShop {
  /** First of its ports. */
  readonly base: number;
  readonly at: Settings;
  readonly programs: readonly ServerProgram[];
}

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

/** @returns when every remote is served; its data is removed when the group stops */
export async function startTestShop({ group, lock, variables, programs: change }: TestShopOptions): Promise<TestShop> {
  const base = await takePortBlock(lock);
  Object.assign(process.env, {
    PORT: String(base),
    API_PORT: String(base + 10),
    IDENTITY_PORT: String(base + 20),
    CMS_PORT: String(base + 30),
    OPERATOR_PORT: String(base + 35),
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
    ...variables?.(base),
  });

  const at = settings();
  const removeData = () => rmSync(at.dataDir, { recursive: true, force: true });
  removeData();
  group.atStop(removeData);
  await registerCurrentBuilds(at.registryFile);
  const usual = shopPrograms(at);
  const programs = change?.(usual) ?? usual;
  await startInOrder(group, programs, at);
  await everyRemoteIsServed(at.origin);
  return { base, at, programs };
}
