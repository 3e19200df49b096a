import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFolder } from '../../folders';
import { type IdentityConfig, readIdentityConfig } from '../identity-config';

const REGISTER = join(packageFolder(), '../tooling/checks/jest/register-typescript.js');

export interface TestIdentity {
  readonly issuer: string;
  readonly config: IdentityConfig;
  /** The output of its processes, errors included. */
  output(): string;
  /** Kills the process without warning and starts another over the same folder. */
  crashAndRestart(): Promise<void>;
  /** Starts another process with the same settings; resolves when it ends. */
  startAnother(env?: Readonly<Record<string, string>>): Promise<{ readonly exitCode: number; readonly stderr: string }>;
  close(): Promise<void>;
}

/**
 * Runs the real provider in a separate process, since Jest cannot load its ES modules; on a free port, with an empty store.
 *
 * @param product name of a product whose behaviour it has (other-products.ts)
 */
export async function startTestIdentity({
  env: more = {},
  product,
}: {
  readonly env?: Readonly<Record<string, string>>;
  readonly product?: string;
} = {}): Promise<TestIdentity> {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  const port = await freePort();
  const env = {
    STAND_INS: 'on',
    IDENTITY_PORT: String(port),
    HOST: '127.0.0.1',
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    ...(product !== undefined && { PRODUCT: product }),
    ...more,
  };
  const config = readIdentityConfig(env);
  const output: string[] = [];
  let running = await start(env, output);
  return {
    issuer: config.issuer,
    config,
    output: () => output.join(''),
    crashAndRestart: async () => {
      await end(running, 'SIGKILL');
      running = await start(env, output);
    },
    startAnother: async (more = {}) => {
      const child = launch({ ...env, ...more });
      let stderr = '';
      child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
      const [exitCode] = (await once(child, 'close')) as [number];
      return { exitCode, stderr };
    },
    close: async () => {
      await end(running, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function launch(env: Readonly<Record<string, string>>): ChildProcess {
  const entry = join(__dirname, 'PRODUCT' in env ? 'product-main.ts' : '../main.ts');
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ['--require', REGISTER, entry], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start(env: Readonly<Record<string, string>>, output: string[]): Promise<ChildProcess> {
  const child = launch(env);
  const keep = (chunk: unknown): void => void output.push(String(chunk));
  child.stderr?.on('data', keep);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      keep(chunk);
      if (String(chunk).includes('identity http')) resolve();
    });
    child.once('exit', () => reject(new Error(`The identity provider did not start: ${output.join('')}`)));
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
