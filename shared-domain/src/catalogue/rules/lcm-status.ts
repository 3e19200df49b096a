import type { AvailabilityRecord } from '../model';
import { toInstantMs } from './instant';

/**
 * The life-cycle status now: the one with the latest time that is not in the future (P4-65, F4.6-4). A time equal to now is not in the future.
 *
 * @param nowMs milliseconds since the epoch
 */
export function resolveLcmStatus(statuses: AvailabilityRecord['statuses'], nowMs: number): string {
  let name = 'NonSellable';
  let latestMs = -Infinity;
  for (const status of statuses) {
    const atMs = toInstantMs(status.timestampIso);
    if (atMs === null || atMs > nowMs || atMs < latestMs) continue;
    latestMs = atMs;
    name = status.name;
  }
  return name;
}
