import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ADDED_REMOTE_PORT, REGISTRY_FILE } from './shop-control';

const ROOT = resolve(__dirname, '../..');
const run = promisify(execFile);

/** A copy of the workspace, in which a test changes sources of one remote and runs the commands that its team has. */
export class TeamWorkspace {
  private readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'team-workspace-')));
  private readonly processes: ChildProcess[] = [];

  constructor(private readonly remote: string) {}

  async copy(): Promise<void> {
    await run(process.execPath, ['--import', 'tsx', 'tooling/generator/copy-workspace.ts', this.folder], { cwd: ROOT });
  }

  /** Takes over what is built already, so that a command does not build it again. */
  copyBuilds(...names: readonly string[]): void {
    for (const name of names)
      cpSync(join(ROOT, name, 'dist'), join(this.folder, name, 'dist'), { recursive: true, preserveTimestamps: true });
  }

  /** `npm run new:remote` @returns the build of the generated remote */
  async generate(path: string, heading: string): Promise<string> {
    const words = [this.remote, '--path', path, '--heading', heading];
    await this.node('tooling/generator/new-remote.ts', ...words);
    return this.build();
  }

  /** @returns the build */
  async build(): Promise<string> {
    await this.node('tooling/build/build.ts', this.remote);
    return this.currentBuild();
  }

  currentBuild(): string {
    return (JSON.parse(this.read(`${this.remote}/dist/current.json`)) as { readonly build: string }).build;
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Changes a file of the remote. */
  edit(file: string, change: (text: string) => string): void {
    const path = `${this.remote}/${file}`;
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Error(`${path} has nothing to change.`);
    writeFileSync(join(this.folder, path), after);
  }

  /** The remote's own process, which serves its builds. */
  async serve(): Promise<void> {
    const child = this.start(['tooling/dev/serve-remote.ts', this.remote], { PORT: String(ADDED_REMOTE_PORT) });
    await new Promise<void>((listening, fail) => {
      child.once('message', () => listening());
      child.once('exit', (code, signal) =>
        fail(new Error(`${this.remote} did not start: it ended with ${signal ?? `exit ${code}`}.`)),
      );
    });
  }

  /** A program that runs until the end of the test. */
  start(words: readonly string[], variables: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(process.execPath, ['--import', 'tsx', ...words], {
      cwd: this.folder,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.processes.push(child);
    return child;
  }

  /** A Node program with the registry of the running shop. @returns what it wrote @throws Error with what it wrote */
  node(...words: readonly string[]): Promise<string> {
    return this.command(process.execPath, ['--import', 'tsx', ...words]);
  }

  /** `npm run …` as the team types it. */
  npm(...words: readonly string[]): Promise<string> {
    return this.command('npm', ['run', ...words]);
  }

  async end(): Promise<void> {
    for (const child of this.processes) {
      child.removeAllListeners('exit');
      if (child.exitCode !== null) continue;
      const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd));
      child.kill();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async command(program: string, words: readonly string[]): Promise<string> {
    const { stdout } = await run(program, words, {
      cwd: this.folder,
      maxBuffer: 2 ** 24,
      env: {
        ...process.env,
        REGISTRY_FILE,
        RELEASED_BY: 'end-to-end test',
        [`${this.remote.toUpperCase().replaceAll('-', '_')}_ORIGIN`]: `http://127.0.0.1:${ADDED_REMOTE_PORT}`,
      },
    });
    return stdout;
  }
}
