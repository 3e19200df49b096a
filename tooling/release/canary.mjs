/** Registry changes for canaries: builds for a share of the visitors (docs/adr/releases.md). */
import { CommandError } from '../build/packages.mjs';
import { entryOf, withHistoryEntry, withRemote } from './registry-entry.mjs';

/** Every canary can add a lane, with its own render workers, to each shell. */
const MAX_CANARIES = 3;

/** @returns percent. @throws CommandError unless it is a whole number from 0 to 100 */
export function parseShare(text = '') {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new CommandError('Which share of the visitors? A whole number from 0 to 100, in percent.');
  return Number(text);
}

/**
 * The registry with a build as the canary of its remote. `since` is its start time; it stays when only the share changes, so the canary keeps its
 * counts.
 *
 * @param build must be listed in `registry`
 * @throws CommandError when the build is stable already, the remote is pinned, or there are too many canaries
 */
export function withCanary(registry, name, { build, percent, reason }) {
  const entry = entryOf(registry, name);
  const { stable, pinned, canary } = entry;
  if (build === stable) throw new CommandError(`${name}: ${build} is the stable build already.`);
  if (pinned)
    throw new CommandError(`${name} is pinned to ${stable}. Try a canary after: npm run registry -- unpin ${name}`);
  const others = Object.entries(registry.remotes).filter(([remote, each]) => remote !== name && each.canary);
  if (others.length >= MAX_CANARIES)
    throw new CommandError(
      `There are ${MAX_CANARIES} canaries already (${others.map(([remote]) => remote).join(', ')}): promote one or roll it back first.`,
    );
  const since = canary?.build === build ? canary.since : new Date().toISOString();
  const next = withRemote(registry, name, { ...entry, canary: { build, percent, ...(since && { since }) } });
  return withHistoryEntry(next, {
    action: 'canary',
    remote: name,
    build,
    from: stable,
    percent,
    ...(reason && { reason }),
  });
}

/** The registry with a remote's canary as its stable build. @throws CommandError when there is no canary */
export function withPromotion(registry, name, reason) {
  const { canary, stable, ...entry } = entryOf(registry, name);
  if (!canary) throw new CommandError(`${name} has no canary.`);
  const next = withRemote(registry, name, { ...entry, stable: canary.build, canary: null });
  return withHistoryEntry(next, {
    action: 'promote',
    remote: name,
    build: canary.build,
    from: stable,
    ...(reason && { reason }),
  });
}

/** The registry without the canary of a remote. @param action for the history: 'rollback' or 'quarantine' */
export function withoutCanary(registry, name, action, reason) {
  const entry = entryOf(registry, name);
  const next = withRemote(registry, name, { ...entry, canary: null });
  return withHistoryEntry(next, {
    action,
    remote: name,
    build: entry.stable,
    from: entry.canary.build,
    ...(reason && { reason }),
  });
}

/** The registry without a rejected canary; unchanged when that canary is no longer active. */
export function withQuarantine(registry, { remote, build, since, reason }) {
  const canary = registry.remotes[remote]?.canary;
  if (canary?.build !== build || canary.since !== since) return registry;
  return withoutCanary(registry, remote, 'quarantine', reason);
}

/** One sentence for the terminal. */
export function canaryLine(name, { build, percent }) {
  if (percent === 0) return `${name}: the canary ${build} gets no visitors until its share is raised`;
  if (percent === 100)
    return `${name}: the canary ${build} is for everyone. There is no stable build to compare it with, so it is not taken out automatically`;
  return `${name}: the canary ${build} is for ${percent} % of the visitors`;
}
