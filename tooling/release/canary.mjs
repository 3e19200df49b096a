/** Changes of the registry that are about canaries: builds for a share of the visitors (docs/adr/0024-canary-releases.md). */
import { CommandError } from '../build/packages.mjs';
import { entryOf, noted, withRemote } from './registry-entry.mjs';

/** Each share is a set of builds with render workers of its own. */
const MAX_CANARIES = 3;

const why = (reason) => (reason ? { reason } : {});

/** @throws CommandError unless it is a whole number from 0 to 100 */
export function parseShare(text = '') {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new CommandError('Which share of the visitors? A whole number from 0 to 100, in percent.');
  return Number(text);
}

/**
 * The registry with a build of a remote as its canary, for a share of the visitors. The canary in force keeps its figures when only its
 * share changes; `since` says when it began.
 *
 * @param build one that `registry` lists
 * @throws CommandError when it is stable already, the remote is pinned, or there are too many canaries
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
  return noted(next, { action: 'canary', remote: name, build, from: stable, percent, ...why(reason) });
}

/** The registry with a remote's canary as its stable build. @throws CommandError when it has none */
export function withPromotion(registry, name, reason) {
  const { canary, stable, ...entry } = entryOf(registry, name);
  if (!canary) throw new CommandError(`${name} has no canary.`);
  const next = withRemote(registry, name, { ...entry, stable: canary.build, canary: null });
  return noted(next, { action: 'promote', remote: name, build: canary.build, from: stable, ...why(reason) });
}

/** The registry without the canary of a remote: everyone gets the stable build. @param action 'rollback' or 'quarantine' */
export function withoutCanary(registry, name, action, reason) {
  const entry = entryOf(registry, name);
  const next = withRemote(registry, name, { ...entry, canary: null });
  return noted(next, { action, remote: name, build: entry.stable, from: entry.canary.build, ...why(reason) });
}

/** Takes out the canary that a shell found worse, if it is still the one in force: nothing changes otherwise. */
export function withQuarantine(registry, { remote, build, since, reason }) {
  const canary = registry.remotes[remote]?.canary;
  if (canary?.build !== build || canary.since !== since) return registry;
  return withoutCanary(registry, remote, 'quarantine', reason);
}

/** What a canary means for visitors. */
export function canaryLine(name, { build, percent }) {
  if (percent === 0) return `${name}: the canary ${build} is for no one until its share is raised`;
  if (percent === 100)
    return `${name}: the canary ${build} is for everyone. With no one left on the stable build nothing is compared, so it is not taken out by itself`;
  return `${name}: the canary ${build} is for ${percent} % of the visitors`;
}
