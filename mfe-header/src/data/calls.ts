import { fetchListLeads, fetchSuggestions, type ListLead, type Suggestions } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/** A product of each list, for the menus; none when they cannot be loaded: the client logs it, and the menus do without. */
export async function loadListLeads(realm: Realm): Promise<readonly ListLead[]> {
  const answer = await fetchListLeads(realm);
  return answer.ok ? answer.value.lists : [];
}

/** The suggestions for a query that is being typed; null when they could not be read, which the client has logged. */
export async function loadSuggestions(query: string, realm: Realm, signal: AbortSignal): Promise<Suggestions | null> {
  const answer = await fetchSuggestions(query, realm, { signal });
  return answer.ok ? answer.value : null;
}

/** Everything that the remote asks of the servers, with the schemas of the answers: one file, fetched when it is first needed (`lazy-loaders.ts`). */
export { loadFooter } from './footer-loader';
export { loadHeader } from './header-loader';
