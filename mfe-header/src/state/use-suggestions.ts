import { useEffect, useState } from 'react';
import type { Suggestions } from 'shared-domain/catalogue/io';
import type { Realm } from 'shared-domain/contracts/realm';
import { suggestionsLoader } from '../data/lazy-loaders';

/** While someone types, one question is enough. */
const TYPING_PAUSE_MS = 150;
/** One letter fits too much. */
const ASKED_FROM = 2;

export type SuggestionsState =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly suggestions: Suggestions }
  | { readonly kind: 'failed' };

const NONE: SuggestionsState = { kind: 'none' };

/**
 * Suggestions for what is in the field. Those for the text before stay until the new ones are there; an answer to a text that is no
 * longer in the field is left alone, and its call is aborted. A page of another site does not call the shop's API: there are none.
 */
export function useSuggestions(text: string, realm: Realm, isOurSite: boolean): SuggestionsState {
  const [state, setState] = useState<SuggestionsState>(NONE);
  const query = text.trim();
  const isAsked = isOurSite && query.length >= ASKED_FROM;
  if (!isAsked && state.kind !== 'none') setState(NONE);

  useEffect(() => {
    if (!isAsked) return;
    const call = new AbortController();
    const ask = async () => {
      const suggestions = await suggestionsLoader(query, realm, call.signal).catch(() => null);
      if (call.signal.aborted) return;
      setState(suggestions ? { kind: 'found', suggestions } : { kind: 'failed' });
    };
    const pause = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      call.abort();
    };
  }, [query, realm, isAsked]);
  return isAsked ? state : NONE;
}
