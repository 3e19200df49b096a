/** A shell of its own whose builds and registry come from an S3-compatible bucket; its backends are those of the test shop. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { API_URL, BUCKET_SHOP_PORT, CMS_URL, IDENTITY_URL } from './shop-control';

const ROOT = resolve(__dirname, '../..');
/** It matters only where the shell hangs. */
const READY_MS = 300_000;

export class BucketShop {
  readonly url = `http://localhost:${BUCKET_SHOP_PORT}`;
  /** Where anyone may read what was published. */
  bucketUrl = '';
  /** The folder of the releasing side, with its key. */
  folder = '';
  /** The shell's own. */
  shellFolder = '';
  /** Messages of errors that the shell has logged. */
  errors: string[] = [];
  private bucket: ChildProcess | undefined;
  private shell: ChildProcess | undefined;

  async startBucket(): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), 'bucket-shop-'));
    this.shellFolder = join(this.folder, 'shell');
    const bucket = this.startProgram(['tooling/release/store/testing/bucket-server.ts']);
    this.bucket = bucket;
    const [{ listening }] = (await once(bucket, 'message')) as [{ readonly listening: number }];
    this.bucketUrl = `http://127.0.0.1:${listening}/releases`;
  }

  stopBucket(): void {
    this.bucket?.kill();
  }

  /** A command of the releasing side. @returns what it wrote @throws Error with what it wrote */
  async command(program: 'release' | 'registry-command', ...words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', `tooling/release/${program}.ts`, ...words],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          RELEASE_STORE: 's3://releases/builds',
          RELEASE_STORE_URL: `${this.bucketUrl}/builds`,
          REGISTRY_URL: 's3://releases/registry.json',
          DATA_DIR: this.folder,
          AWS_ENDPOINT_URL_S3: new URL(this.bucketUrl).origin,
          AWS_ACCESS_KEY_ID: 'releasing-team',
          AWS_SECRET_ACCESS_KEY: 'secret',
        },
      },
    );
    return stdout;
  }

  /** Writes an object of the bucket past the commands: as somebody who has its key, but not the one that signs. @param path e.g. 'registry.json' */
  async write(path: string, content: string): Promise<void> {
    // The file keeps its type: a browser refuses a script of another type by itself.
    const before = await fetch(`${this.bucketUrl}/${path}`, { method: 'HEAD' });
    const type = (before.ok && before.headers.get('content-type')) || 'text/javascript; charset=utf-8';
    const headers = { authorization: 'Credential=releasing-team/', 'content-type': type };
    const answer = await fetch(`${this.bucketUrl}/${path}`, { method: 'PUT', body: content, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }

  async read(path: string): Promise<string> {
    return (await fetch(`${this.bucketUrl}/${path}`)).text();
  }

  /** @param variables of its own */
  async startShell(variables: NodeJS.ProcessEnv = {}): Promise<void> {
    this.shell = this.startProgram(['--disable-warning=ExperimentalWarning', 'shell/dist/server/main.js'], {
      PORT: String(BUCKET_SHOP_PORT),
      METRICS_PORT: String(BUCKET_SHOP_PORT + 1),
      DATA_DIR: this.shellFolder,
      REGISTRY_URL: `${this.bucketUrl}/registry.json`,
      REGISTRY_PUBLIC_KEY_FILE: join(this.folder, 'registry-signing-key.pub.pem'),
      SHELL_FILES_URL: `${this.bucketUrl}/builds/shell`,
      SHOP_ORIGIN: this.url,
      SHOP_API_URL: API_URL,
      CMS_URL,
      OIDC_ISSUER: IDENTITY_URL,
      EDGE_KEY: 'of-the-bucket-shop',
      NODE_ENV: 'production',
      // As in the test shop: browsers share two cores with it.
      RENDER_DEADLINE_MS: '5000',
      RENDER_WORKERS: '1',
      STAND_INS: 'on',
      LOG_LEVEL: 'error',
      ...variables,
    });
    this.shell.stdout?.on('data', (bytes: Buffer) => this.keepErrors(bytes.toString('utf8')));
    const until = Date.now() + READY_MS;
    while (Date.now() < until) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((next) => setTimeout(next, 100));
    }
    throw new Error('The shell in front of the bucket did not start.');
  }

  async stopShell(): Promise<void> {
    if (!this.shell) return;
    const ended = once(this.shell, 'exit');
    this.shell.kill();
    await ended;
    this.shell = undefined;
  }

  async end(): Promise<void> {
    await this.stopShell();
    this.stopBucket();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private startProgram(words: readonly string[], variables: NodeJS.ProcessEnv = {}): ChildProcess {
    const env = { ...process.env, ...variables };
    return spawn(process.execPath, ['--import', 'tsx', ...words], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  private keepErrors(lines: string): void {
    for (const [, message = ''] of lines.matchAll(/"msg":"((?:[^"\\\\]|\\\\.)*)"/g)) this.errors.push(message);
  }
}
