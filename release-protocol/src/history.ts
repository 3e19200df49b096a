/** The history of the registry: who changed what, when and why; and the small steps that every change of it is made of. */
import type { RegistryDocument, WrittenRemote } from './registry-schema';

/** Changes that the history keeps. */
const KEPT_HISTORY = 200;

export const EMPTY_REGISTRY: RegistryDocument = {
  schemaVersion: 1,
  revision: 0,
  updatedAt: new Date(0).toISOString(),
  remotes: {},
};

/** A change that the registry's rules forbid. Its message is for the person who asked for it. */
export class RefusedChange extends Error {
  override name = 'RefusedChange';
}

/** The origin of a change: who makes it, when, and why. */
export interface Author {
  readonly at: string;
  readonly by: string;
  readonly reason?: string | undefined;
}

type HistoryEntry = NonNullable<RegistryDocument['history']>[number];

/** The registry with one more entry in its history. */
export const withHistoryEntry = (
  registry: RegistryDocument,
  change: Omit<HistoryEntry, 'at' | 'by' | 'reason'>,
  { at, by, reason }: Author,
): RegistryDocument => ({
  ...registry,
  history: [...(registry.history ?? []), { at, by, ...change, ...(reason && { reason }) }].slice(-KEPT_HISTORY),
});

export const withRemote = (registry: RegistryDocument, name: string, entry: WrittenRemote): RegistryDocument => ({
  ...registry,
  remotes: { ...registry.remotes, [name]: entry },
});

/** @throws RefusedChange when the registry does not list the remote */
export function entryOf(registry: RegistryDocument, name: string): WrittenRemote {
  const entry = registry.remotes[name];
  if (!entry) throw new RefusedChange(`${name} is not in the registry.`);
  return entry;
}
