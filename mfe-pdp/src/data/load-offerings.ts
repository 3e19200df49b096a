import { displayOffering, type Offering } from 'shared-domain/subscription';
import { fetchOfferings } from 'shared-domain/subscription/io';
import type { PageOffering } from './page-offering';

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
