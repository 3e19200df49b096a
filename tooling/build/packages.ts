/** The packages of the workspace. Remotes are not listed anywhere: a folder with a `federation.json` is one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RefusedChange } from 'release-protocol/history';

/** The folder is found by the file: a module that tsx imports for another one (`jest.config.mjs`) has no folder of its own. */
export const ROOT = resolve(__filename, '..', '..', '..');
export const distOf = (name: string): string => join(ROOT, name, 'dist');

/** A command cannot go on for a reason outside the code (a taken port, a wrong argument): its message says all, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Part of a remote's `federation.json`. */
export interface Remote {
  readonly name: string;
  readonly port: number;
  /** Module name → source file. */
  readonly exposes: Readonly<Record<string, string>>;
}

/** A JSON file that this repository writes itself, as it is written. */
export const readJson = <Content>(...path: readonly string[]): Content =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Content;

/**
 * Every remote with its `federation.json`, in the order of the ports.
 *
 * @param root folder of the workspace
 * @throws CommandError when a remote does not have its folder's name, has no port, or has another remote's port
 */
export function readRemotes(root = ROOT): Remote[] {
  const remotes = readdirSync(root)
    .filter((folder) => existsSync(join(root, folder, 'federation.json')))
    .map((folder) => readRemote(root, folder))
    .sort((one, other) => one.port - other.port);
  remotes.forEach(({ name, port }, index) => {
    const before = remotes[index - 1];
    if (before?.port === port) throw new CommandError(`${before.name} and ${name} both have port ${port}.`);
  });
  return remotes;
}

function readRemote(root: string, folder: string): Remote {
  const federation = readJson<Remote>(root, folder, 'federation.json');
  if (federation.name !== folder)
    throw new CommandError(
      `${folder}/federation.json names «${federation.name}»: a remote has the name of its folder.`,
    );
  if (!Number.isInteger(federation.port)) throw new CommandError(`${folder}/federation.json names no port.`);
  return federation;
}

/** Names of the remotes, in the order of their ports. */
export const remoteNames = (root = ROOT): string[] => readRemotes(root).map(({ name }) => name);

/** Packages with a lock file of their own: each is of one command, and installed when that is first used. */
export const OWN_PACKAGES: readonly string[] = [
  'reference-systems/src/cms/examples/eleventy',
  'tooling/gallery',
  'tooling/checks/mutation',
  'tooling/bench',
  'tooling/release/store',
];

/** Node's arguments for a program: the repository's own tools are TypeScript, or import it. */
export const nodeArguments = (args: readonly string[]): readonly string[] =>
  /\.ts$|(^|\/)(tooling|bench)\/.*\.mjs$/.test(args.find((word) => !word.startsWith('-')) ?? '')
    ? ['--import', 'tsx', ...args]
    : args;

/** Packages that are built, the longest builds first. */
export const builtPackages = (root = ROOT): string[] => [
  'shell',
  'shop-api',
  'reference-systems',
  ...remoteNames(root),
];

/** Whether the message of an error says all: the command cannot go on, or the registry's rules forbid what was asked for. */
export const isForTheUser = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof RefusedChange;

/** Ends this process with the message of a CommandError. Other errors are defects and keep their stack. */
export function exitOnCommandError(error: unknown): void {
  if (!isForTheUser(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
