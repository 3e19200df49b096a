/** The packages of the workspace. Remotes are not listed anywhere: a folder with a `federation.json` is one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const distOf = (name) => join(ROOT, name, 'dist');

/** A command cannot go on for a reason outside the code (a taken port, a wrong argument): its message says all, without a stack. */
export class CommandError extends Error {
  name = 'CommandError';
}

/**
 * What every remote says of itself in its `federation.json`, in the order of the ports.
 *
 * @param {string} root folder of the workspace
 * @returns {{ name: string, port: number, exposes: Record<string, string> }[]}
 * @throws CommandError when a remote does not have its folder's name, has no port, or has another remote's port
 */
export function readRemotes(root = ROOT) {
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

function readRemote(root, folder) {
  const federation = JSON.parse(readFileSync(join(root, folder, 'federation.json'), 'utf8'));
  if (federation.name !== folder)
    throw new CommandError(
      `${folder}/federation.json names «${federation.name}»: a remote has the name of its folder.`,
    );
  if (!Number.isInteger(federation.port)) throw new CommandError(`${folder}/federation.json names no port.`);
  return federation;
}

/** Names of the remotes, in the order of their ports. */
export const remoteNames = (root = ROOT) => readRemotes(root).map(({ name }) => name);

/** Packages with a lock file of their own: each is of one command, and installed when that is first used. */
export const OWN_PACKAGES = [
  'shop-api/stand-ins/cms/examples/eleventy',
  'tooling/gallery',
  'tooling/checks/mutation',
  'tooling/bench',
  'tooling/release/store',
];

/** Packages that are built, the longest builds first. */
export const builtPackages = (root = ROOT) => ['shell', 'shop-api', ...remoteNames(root)];

/** Ends this process with the message of a CommandError. Other errors are defects and keep their stack. */
export function exitOnCommandError(error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exit(1);
}
