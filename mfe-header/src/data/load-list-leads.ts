import type { ListLead } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/** A product of each list, for the menus; none when they cannot be loaded: the client logs it, and the menus do without. */
export async function loadListLeads(realm: Realm): Promise<readonly ListLead[]> {
  try {
    const { fetchListLeads } = await import('./list-lead-calls');
    const answer = await fetchListLeads(realm);
    return answer.ok ? answer.value.lists : [];
  } catch {
    // A file of ours that does not come is reported by whoever needs it.
    return [];
  }
}
