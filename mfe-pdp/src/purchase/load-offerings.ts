import { displayOffering, type Offering, type PlanText } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';

export function withNote(offering: Offering): PageOffering {
  const { note } = displayOffering(offering);
  return note ? { ...offering, note } : offering;
}

/** The plans with their notes; null when they could not be read. */
export async function loadOfferings(
  ...asked: Parameters<typeof fetchOfferings>
): Promise<readonly PageOffering[] | null> {
  const answer = await fetchOfferings(...asked);
  return answer.ok ? answer.value.map(withNote) : null;
}

/** A plan with what its card says below the price, which is found out where the plans are read: its rules are no part of the first view. */
export interface PageOffering extends Offering {
  /** The price after the first year, or the trial period (F9.5-4, F9.5-6). */
  readonly note?: PlanText;
}

/** The rule is fetched with the calls, for those who may have another offer. */
export { customerOfferings } from 'shared-domain/subscription';
