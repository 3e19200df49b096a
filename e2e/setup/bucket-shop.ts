/** A shell of its own whose builds and registry come from an S3-compatible bucket; its backends are those of the test shop. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { API_URL, BUCKET_SHOP_PORT, CMS_URL, IDENTITY_URL } from './shop-control';

const ROOT = resolve(__dirname, '../..');
const READY_MS = 30_000;

export class BucketShop {
  readonly url = `http://localhost:${BUCKET_SHOP_PORT}`;
  /** Where anyone may read what was published. */
  bucketUrl = '';
  private readonly folder = mkdtempSync(join(tmpdir(), 'bucket-shop-'));
  private bucket: ChildProcess | undefined;
  private shell: ChildProcess | undefined;

  async startBucket(): Promise<void> {
    const bucket = this.startProgram(['tooling/release/store/testing/bucket-server.mjs']);
    this.bucket = bucket;
    const [{ listening }] = (await once(bucket, 'message')) as [{ readonly listening: number }];
    this.bucketUrl = `http://127.0.0.1:${listening}/releases`;
  }

  stopBucket(): void {
    this.bucket?.kill();
  }

  /** A command of the releasing side. @returns what it wrote */
  async command(program: 'release' | 'registry-command', ...words: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [`tooling/release/${program}.mjs`, ...words], {
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
    });
    return stdout;
  }

  /** Puts a file where builds are published, e.g. of a build that is on this machine no longer. */
  async publish(path: string, content: string): Promise<void> {
    const headers = { authorization: 'Credential=releasing-team/' };
    await fetch(`${this.bucketUrl}/builds/${path}`, { method: 'PUT', body: content, headers });
  }

  async startShell(): Promise<void> {
    this.shell = this.startProgram(['--disable-warning=ExperimentalWarning', 'shell/dist/server/main.js'], {
      PORT: String(BUCKET_SHOP_PORT),
      METRICS_PORT: String(BUCKET_SHOP_PORT + 1),
      DATA_DIR: join(this.folder, 'shell'),
      REGISTRY_URL: `${this.bucketUrl}/registry.json`,
      REGISTRY_PUBLIC_KEY_FILE: join(this.folder, 'registry-signing-key.pub.pem'),
      SHELL_FILES_URL: `${this.bucketUrl}/builds/shell`,
      SHOP_ORIGIN: this.url,
      SHOP_API_URL: API_URL,
      CMS_URL,
      OIDC_ISSUER: IDENTITY_URL,
      EDGE_KEY: 'of-the-bucket-shop',
      NODE_ENV: 'production',
      STAND_INS: 'on',
      LOG_LEVEL: 'fatal',
    });
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
    return spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }
}
