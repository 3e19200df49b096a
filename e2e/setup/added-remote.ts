import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ADDED_REMOTE_PORT, REGISTRY_FILE } from './shop-control';

const ROOT = resolve(__dirname, '../..');
const run = promisify(execFile);

/** A remote that the generator writes into a copy of the workspace, with the commands that a team has for it. */
export class AddedRemote {
  private readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'added-remote-')));
  private process: ChildProcess | null = null;

  constructor(
    private readonly remote: string,
    private readonly path: string,
    private readonly heading: string,
  ) {}

  async generate(): Promise<void> {
    await run(process.execPath, ['tooling/new-remote/copy-workspace.mjs', this.folder], { cwd: ROOT });
    await this.command(
      'tooling/new-remote/new-remote.mjs',
      this.remote,
      '--path',
      this.path,
      '--heading',
      this.heading,
    );
  }

  /** @returns the build */
  async build(): Promise<string> {
    await this.command('tooling/build/build.mjs', this.remote);
    const state = JSON.parse(readFileSync(join(this.folder, this.remote, 'dist/current.json'), 'utf8')) as {
      readonly build: string;
    };
    return state.build;
  }

  /** The remote's own process, which serves its builds. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['tooling/serve/remote.mjs', this.remote], {
      cwd: this.folder,
      env: { ...process.env, PORT: String(ADDED_REMOTE_PORT) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.process = child;
    await new Promise<void>((listening, fail) => {
      child.once('message', () => listening());
      child.once('exit', (code, signal) =>
        fail(new Error(`${this.remote} did not start: it ended with ${signal ?? `exit ${code}`}.`)),
      );
    });
  }

  /** `npm run release` of the current build into the registry of the running shop. @returns what the command wrote */
  async release(): Promise<string> {
    return this.command('tooling/release/release.mjs', this.remote, '--without-checks', 'end-to-end test');
  }

  /** Takes the remote out of the running shop. */
  async remove(): Promise<void> {
    await this.command('tooling/release/registry-command.mjs', 'remove', this.remote);
  }

  /** Changes what the next build claims, and raises its version. */
  claim(path: string): void {
    const change = (name: string, edit: (text: string) => string) => {
      const file = join(this.folder, this.remote, name);
      writeFileSync(file, edit(readFileSync(file, 'utf8')));
    };
    change('federation.json', (text) => text.replace(this.path, path));
    change('package.json', (text) => text.replace(/"version": "(\d+)\.(\d+)\.\d+"/, '"version": "$1.$2.99"'));
  }

  end(): void {
    this.process?.removeAllListeners('exit');
    this.process?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async command(...words: readonly string[]): Promise<string> {
    const { stdout } = await run(process.execPath, words, {
      cwd: this.folder,
      env: {
        ...process.env,
        REGISTRY_FILE,
        [`${this.remote.toUpperCase().replaceAll('-', '_')}_ORIGIN`]: `http://127.0.0.1:${ADDED_REMOTE_PORT}`,
      },
    });
    return stdout;
  }
}
