import { isForWatch, isStreamingBundle, type Offering } from 'shared-domain/subscription';

/** A plan for a phone, and nothing else: a watch's plan needs a phone's beside it, a streaming bundle is more than a plan. */
export const isForPhone = (plan: Pick<Offering, 'offeringCode'>): boolean =>
  !isForWatch(plan) && !isStreamingBundle(plan.offeringCode);
