import type { Offering } from '../model';
import { isStreamingBundle } from './streaming-bundle';
import { isForWatch } from './watch-plan';

/** A plan for a phone, and nothing else: a watch's plan needs a phone's beside it, a streaming bundle is more than a plan. */
export const isForPhone = (plan: Pick<Offering, 'offeringCode'>): boolean =>
  !isForWatch(plan) && !isStreamingBundle(plan.offeringCode);
