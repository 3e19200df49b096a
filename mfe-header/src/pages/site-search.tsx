import { useState } from 'react';
import { type DomainMenu, searchRealm } from 'shared-domain/navigation';
import { emit } from 'shared-domain/runtime/event-bus';
import { useRecentSearches } from '../state/use-recent-searches';
import { useSuggestions } from '../state/use-suggestions';
import { SearchDrawer } from '../ui/drawers/search-drawer';

export interface SiteSearchProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The menus that are shown: they decide what is searched, and the shortcuts. */
  readonly domain: DomainMenu | null | undefined;
  readonly isOurSite: boolean;
}

/** The search drawer with its suggestions and the searches of this device. */
export function SiteSearch({ open, onClose, domain, isOurSite }: SiteSearchProps) {
  const realm = searchRealm(domain?.id);
  const [query, setQuery] = useState('');
  const suggested = useSuggestions(query, realm, isOurSite);
  const recent = useRecentSearches();
  const submit = (submitted: string): boolean => {
    recent.add(submitted);
    const isHandled = emit('shop:header:search-submitted@1', { query: submitted, realm });
    if (isHandled) onClose();
    return isHandled;
  };
  return (
    <SearchDrawer
      open={open}
      onClose={onClose}
      realm={realm}
      query={query}
      onChange={setQuery}
      suggested={suggested}
      recent={recent}
      shortcuts={domain?.highlightedLinks ?? []}
      onSubmit={submit}
      onFollow={() => {
        recent.add(query);
        // The page of a suggestion may be the one that is shown.
        onClose();
      }}
    />
  );
}
