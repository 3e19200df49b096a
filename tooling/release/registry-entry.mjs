/** Building blocks for registry changes. */
import { CommandError } from '../build/packages.mjs';

/** Changes that the history keeps. */
const KEPT_HISTORY = 200;

export const EMPTY_REGISTRY = { schemaVersion: 1, revision: 0, updatedAt: new Date(0).toISOString(), remotes: {} };

/** The registry with one more entry in its history: who did what, when and why. */
export const withHistoryEntry = (registry, change) => ({
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

/** @throws CommandError when the registry does not list the remote */
export function entryOf(registry, name) {
  const entry = registry.remotes[name];
  if (!entry) throw new CommandError(`${name} is not in the registry.`);
  return entry;
}
