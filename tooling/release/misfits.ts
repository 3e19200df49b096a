/**
 * Whether the builds of a shop fit each other and its shell: asked before a release, with every build that visitors may get. Where a remote has a
 * stable build and a canary, a page may hold either, so what another build relies on has to be in both.
 */
import type { ShellContract } from '../../shell/src/federation/shell-contract';
import type { SealedContract } from '../build/sealed-contract';

/** A build in use. Builds from before contracts were sealed declare nothing: what they send is unknown. */
export interface LiveBuild extends Partial<SealedContract> {
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly slots?: Readonly<Record<string, string>> | undefined;
}

/** Remote → its stable build and, if there is one, its canary. */
export type LiveBuilds = Readonly<Record<string, readonly LiveBuild[]>>;

/** @returns one sentence for each thing that does not fit; none when all does */
export function misfitsIn(live: LiveBuilds, shell: ShellContract): string[] {
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
    .map(([name, shape]) => `${remote} exposes ${name} as ${shape}, and the shell in use shows ${mounts.join(', ')}`);
}

function unsentEvents(live: LiveBuilds, shell: ShellContract): string[] {
  const all = Object.values(live);
  if (all.some((builds) => builds.some(({ emits }) => emits === undefined))) return [];
  const sent = new Set([...shell.emits, ...all.flatMap(sentByEach)]);
  const listeners = [
    ...Object.entries(live).map(([name, builds]) => [name, builds.flatMap(({ listens = [] }) => listens)] as const),
    ['the shell', shell.listens] as const,
  ];
  return listeners.flatMap(([name, heard]) =>
    heard
      .filter((event) => !sent.has(event))
      .map((event) => `${name} listens to ${event}, which no build in use sends${otherVersion(event, sent)}`),
  );
}

/** Events that a remote sends whichever of its builds a page has. */
const sentByEach = ([first, ...others]: readonly LiveBuild[]): readonly string[] =>
  (first?.emits ?? []).filter((event) => others.every(({ emits = [] }) => emits.includes(event)));

const nameOf = (event: string): string => event.replace(/@\d+$/, '');

function otherVersion(event: string, sent: ReadonlySet<string>): string {
  const others = [...sent].filter((candidate) => nameOf(candidate) === nameOf(event));
  return others.length > 0 ? ` (sent is ${others.join(', ')})` : '';
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
