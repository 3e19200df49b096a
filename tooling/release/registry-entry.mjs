/** What changes of the registry have in common. */
import { CommandError } from '../build/packages.mjs';

/** Changes that the registry remembers. */
const KEPT_HISTORY = 200;

export const EMPTY_REGISTRY = { schemaVersion: 1, revision: 0, updatedAt: new Date(0).toISOString(), remotes: {} };

/** The registry with one more line in its history: who did what, and why. */
export const noted = (registry, change) => ({
  ...registry,
  history: [
    ...(registry.history ?? []),
    { at: new Date().toISOString(), by: process.env.RELEASED_BY ?? process.env.USER ?? '', ...change },
  ].slice(-KEPT_HISTORY),
});

export const withRemote = (registry, name, entry) => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: entry },
});

/** @throws CommandError when the remote is not there */
export function entryOf(registry, name) {
  const entry = registry.remotes[name];
  if (!entry) throw new CommandError(`${name} is not in the registry.`);
  return entry;
}
