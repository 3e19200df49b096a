/** Which builds visitors can get at the same time, and what must not happen between them. Asked before the registry is written. */
import { conflictsIn } from './claims';
import { RefusedChange } from './history';
import { findIncompatibilities, type LiveBuilds } from './incompatibilities';
import { planLanes } from './lanes';
import type { RegistryDocument } from './registry-schema';
import type { ShellContract } from './sealed-contract';

/** @returns the registry. @throws RefusedChange when two builds of a lane claim the same path or slot, or a build claims an address of the shell */
export function refuseConflicts(registry: RegistryDocument): RegistryDocument {
  const remotes = Object.entries(registry.remotes);
  // A canary with share 0 is paused. Its claims are checked before visitors get it.
  const activeCanaries = remotes.flatMap(([remote, { canary }]) =>
    canary ? [{ remote, ...canary, percent: canary.percent || 1 }] : [],
  );
  for (const { canaries } of planLanes(activeCanaries)) {
    const claims = remotes.map(([remote, { stable, builds }]) => {
      const build = builds[canaries.find((canary) => canary.remote === remote)?.build ?? stable];
      return { remote, routes: build?.routes ?? [], slots: build?.slots ?? {} };
    });
    const conflicts = conflictsIn(claims);
    if (conflicts.length > 0) throw new RefusedChange(`Not released. ${conflicts.join('. ')}.`);
  }
  return registry;
}

/** Remote → all builds that visitors can get. */
const liveBuilds = ({ remotes }: RegistryDocument): LiveBuilds =>
  Object.fromEntries(
    Object.entries(remotes).map(([remote, { stable, canary, builds }]) => [
      remote,
      [stable, ...(canary && canary.build !== stable ? [canary.build] : [])].flatMap((build) => builds[build] ?? []),
    ]),
  );

/**
 * Refuses a change of the registry that would break a build in use. Incompatibilities that exist already do not block other changes.
 *
 * @param shell contract of the shell in use
 * @returns the registry `after`
 * @throws RefusedChange with one sentence for each
 */
export function refuseIncompatible(
  before: RegistryDocument,
  after: RegistryDocument,
  shell: ShellContract,
): RegistryDocument {
  const existing = new Set(findIncompatibilities(liveBuilds(before), shell));
  const problems = findIncompatibilities(liveBuilds(after), shell).filter((sentence) => !existing.has(sentence));
  if (problems.length > 0) throw new RefusedChange(`Not released. ${problems.join('. ')}.`);
  return after;
}
