/**
 * Finds builds of a shop that are incompatible with each other or with the shell. Checked before a release, with every build that visitors can
 * get. A page may have the stable build or the canary of a remote, so what another build relies on has to be in both.
 */
import type { SealedContract, ShellContract } from './sealed-contract';

type Optional<Members> = { readonly [Name in keyof Members]?: Members[Name] | undefined };

/** A build in use. In builds from before contracts were sealed, `exposes`, `emits` and `listens` are missing. */
export interface LiveBuild extends Optional<SealedContract> {
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly slots?: Readonly<Record<string, string>> | undefined;
}

/** Remote → its stable build, and its canary if there is one. */
export type LiveBuilds = Readonly<Record<string, readonly LiveBuild[]>>;

/** @returns one sentence for each incompatibility */
export function findIncompatibilities(live: LiveBuilds, shell: ShellContract): string[] {
  const sentences = [
    ...Object.entries(live).flatMap(([remote, builds]) =>
      builds.flatMap((build) => [...unmountable(remote, build, shell), ...missingExports(remote, build, shell)]),
    ),
    ...unsentEvents(live, shell),
    ...emptySlots(live, shell),
  ];
  return [...new Set(sentences)];
}

function missingExports(remote: string, { needs }: LiveBuild, { build, provides }: ShellContract): string[] {
  if (!provides) return [];
  const missing = Object.entries(needs).flatMap(([module, names]) =>
    names.filter((name) => !provides[module]?.includes(name)).map((name) => `${module}#${name}`),
  );
  if (missing.length === 0) return [];
  return [`${remote} needs ${missing.join(', ')}, which the shell in use (${build}) lacks: release the shell first`];
}

function unmountable(remote: string, { exposes = {} }: LiveBuild, { mounts }: ShellContract): string[] {
  return Object.entries(exposes)
    .filter(([, shape]) => !mounts.includes(shape))
    .map(
      ([name, shape]) => `${remote} exposes ${name} as ${shape}, but the shell in use mounts only ${mounts.join(', ')}`,
    );
}

function unsentEvents(live: LiveBuilds, shell: ShellContract): string[] {
  const all = Object.values(live);
  if (all.some((builds) => builds.some(({ emits }) => emits === undefined))) return [];
  const sent = new Set([...shell.emits, ...all.flatMap(sentByEach)]);
  const listeners = [
    ...Object.entries(live).map(([name, builds]) => [name, builds.flatMap(({ listens = [] }) => listens)] as const),
    ['the shell', shell.listens] as const,
  ];
  return listeners.flatMap(([name, events]) =>
    events
      .filter((event) => !sent.has(event))
      .map((event) => `${name} listens to ${event}, which no build in use sends${otherVersion(event, sent)}`),
  );
}

/** Events that all builds of a remote send. */
const sentByEach = ([first, ...others]: readonly LiveBuild[]): readonly string[] =>
  (first?.emits ?? []).filter((event) => others.every(({ emits = [] }) => emits.includes(event)));

const nameOf = (event: string): string => event.replace(/@\d+$/, '');

function otherVersion(event: string, sent: ReadonlySet<string>): string {
  const others = [...sent].filter((candidate) => nameOf(candidate) === nameOf(event));
  return others.length > 0 ? ` (only ${others.join(', ')} is sent)` : '';
}

function emptySlots(live: LiveBuilds, { slots }: ShellContract): string[] {
  const filled = new Set(
    Object.values(live).flatMap(([first, ...others]) =>
      Object.keys(first?.slots ?? {}).filter((slot) => others.every((other) => slot in (other.slots ?? {}))),
    ),
  );
  return slots
    .filter((slot) => !filled.has(slot))
    .map((slot) => `No build in use fills the slot ${slot}, which the shell shows`);
}
