/** Paths and slots belong to one remote each: what happens when a registry says otherwise. */
import { conflictsIn, withoutConflicts } from 'release-protocol/claims';
import { type LanePlan, planLanes } from 'release-protocol/lanes';
import type { PreparedBuild } from '../../renderer/messages';
import type { ServerLog } from '../observability/server-log';
import { buildsOf, type PreparedCanary } from './lane-pools';

interface GrantOptions {
  /** No registry has been applied yet. */
  readonly isStart: boolean;
  readonly log: Pick<ServerLog, 'error'>;
}

/**
 * The release command refuses conflicting claims, so only a registry that was edited by hand has them.
 *
 * @returns all builds; at start those without conflicts
 * @throws Error that names the conflicts; the current composition stays
 */
export function grantClaims(
  builds: readonly PreparedBuild[],
  { isStart, log }: GrantOptions,
): readonly PreparedBuild[] {
  const conflicts = conflictsIn(builds);
  if (conflicts.length === 0) return builds;
  const error = new Error(`The registry has conflicting claims: ${conflicts.join('; ')}`);
  if (!isStart) throw error;
  log.error(error, { where: 'registry' });
  return withoutConflicts(builds);
}

/** No canary is served when their claims conflict. */
export function grantCanaries(
  stable: readonly PreparedBuild[],
  canaries: readonly PreparedCanary[],
  log: Pick<ServerLog, 'error'>,
): readonly LanePlan<PreparedCanary>[] {
  const plans = planLanes(canaries);
  const conflicts = plans.flatMap((plan) => conflictsIn(buildsOf(plan, stable)));
  if (conflicts.length === 0) return plans;
  log.error(new Error(`The canaries have conflicting claims: ${conflicts.join('; ')}`), { where: 'registry' });
  return planLanes<PreparedCanary>([]);
}
