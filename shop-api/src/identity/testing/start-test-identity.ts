import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIdentityConfig, type IdentityConfig } from '../identity-config';

export interface TestIdentity {
  readonly issuer: string;
  readonly config: IdentityConfig;
  /** Kills the process without warning and starts another over the same folder. */
  crashAndRestart(): Promise<void>;
  /** Starts another process with the same settings; resolves when it ends. */
  startAnother(env?: Readonly<Record<string, string>>): Promise<{ readonly exitCode: number; readonly stderr: string }>;
  close(): Promise<void>;
}

/** The real provider in a process of its own, since Jest cannot load its ES modules; on a free port, with a store of its own. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const folder = mkdtempSync(join(tmpdir(), 'identity-'));
  const port = await freePort();
  const env = { IDENTITY_PORT: String(port), HOST: '127.0.0.1', OIDC_ISSUER: `http://127.0.0.1:${port}`, DATA_DIR: folder };
  const config = readIdentityConfig(env);
  let running = await start(env);
  return {
    issuer: config.issuer,
    config,
    crashAndRestart: async () => {
      await end(running, 'SIGKILL');
      running = await start(env);
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
  const entry = join(__dirname, '..', '..', 'identity.ts');
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ['--require', join(__dirname, 'register-typescript.js'), entry], { env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function start(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = launch(env);
  let stderr = '';
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('identity provider')) return child;
  throw new Error(`The identity provider did not start: ${stderr}`);
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
