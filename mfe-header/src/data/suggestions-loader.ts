import { fetchSuggestions, type Suggestions } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';

/** What fits a query that is being typed; null when it could not be read, which the client has logged. */
export async function loadSuggestions(query: string, realm: Realm, signal: AbortSignal): Promise<Suggestions | null> {
  const answer = await fetchSuggestions(query, realm, { signal });
  return answer.ok ? answer.value : null;
}
