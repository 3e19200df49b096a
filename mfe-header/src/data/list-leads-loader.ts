import { fetchListLeads, type ListLead } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/** A product of each list, for the menus; none when they cannot be loaded: the client logs it, and the menus do without. */
export async function loadListLeads(realm: Realm): Promise<readonly ListLead[]> {
  const answer = await fetchListLeads(realm);
  return answer.ok ? answer.value.lists : [];
}
