import { applyMultiplier, higherOre, type Ore, subtractOre, timesOre, toOre, ZERO } from '../../money';
import type { Offering } from '../model';
import { bindingIcim, commitmentMultiplier } from './binding';
import { isStreamingBundle } from './streaming-bundle';

/** What a plan's binding offer depends on. */
export type BindingOffer = Pick<Offering, 'offeringCode' | 'icim' | 'priceMultiplier'>;

/** Fixed reduction of a line with the streaming bundle, instead of a multiplier (F9.10-4). */
const STREAMING_REDUCTION = toOre(100);

/**
 * Monthly price of lines of one plan with 12 months' binding (F9.8, F9.10-4), not rounded to whole kroner.
 *
 * @param sum their monthly prices without binding
 */
export const boundPrice = (sum: Ore, lines: number, offering: BindingOffer): Ore =>
  isStreamingBundle(offering.offeringCode)
    ? higherOre(ZERO, subtractOre(sum, timesOre(STREAMING_REDUCTION, lines)))
    : applyMultiplier(sum, commitmentMultiplier(offering));

/** The icim by which a plan is bought when binding makes it cheaper (F9.8); null when it does not. */
export const discountedBinding = (offering: BindingOffer): ReturnType<typeof bindingIcim> =>
  isStreamingBundle(offering.offeringCode) || commitmentMultiplier(offering) < 1
    ? bindingIcim(offering.offeringCode)
    : null;
