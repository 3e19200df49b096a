import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import type { Realm } from 'shared-domain/contracts/realm';
import { type MenuLink, searchHref, searchPath } from 'shared-domain/navigation';
import {
  ArrowRightIcon,
  Drawer,
  Icon,
  optionIdOf,
  Panel,
  SearchField,
  SuggestionList,
  Text,
  useCombobox,
  VisuallyHidden,
} from 'shared-domain/ui';
import type { KeptSearches } from '../../state/use-recent-searches';
import type { SuggestionsState } from '../../state/use-suggestions';
import { searchTexts } from '../../texts/drawers-nb';
import { texts } from '../../texts/nb';
import { SiteLink, useSiteHref } from '../site-link';
import { RecentSearches, suggestionGroups } from './search-suggestions';
import styles from './search-drawer.module.css';

export interface ShortcutsProps {
  readonly entries: readonly MenuLink[];
}

/** The box 'Nyttige snarveier' (F2.1-4). */
export function Shortcuts({ entries }: ShortcutsProps) {
  if (entries.length === 0) return null;
  return (
    <Panel className={styles.shortcuts}>
      <p className={styles.label}>{texts.shortcuts}</p>
      <ul aria-label={texts.shortcuts}>
        {entries.map((entry) => (
          <li key={`${entry.link} ${entry.name}`}>
            <SiteLink entry={entry}>
              <span>{entry.name}</span>
              <Icon of={ArrowRightIcon} size={20} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export interface SearchDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly realm: Realm;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly suggested: SuggestionsState;
  readonly recent: Omit<KeptSearches, 'add'>;
  readonly shortcuts: readonly MenuLink[];
  /** A query that is not empty. @returns whether it has been taken over: then the browser stays where it is (F2.4-3) */
  readonly onSubmit: (query: string) => boolean;
  /** A suggestion was opened. */
  readonly onFollow: () => void;
}

const MAX_LENGTH = 200;

/**
 * 'Hva leter du etter?' (F2.4): a plain form with suggestions below, a combobox whose list takes the room of the shortcuts. An empty
 * query does not navigate.
 */
export function SearchDrawer({
  open,
  onClose,
  realm,
  query,
  onChange,
  suggested,
  recent,
  shortcuts,
  onSubmit,
  onFollow,
}: SearchDrawerProps) {
  const toHref = useSiteHref();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const found = suggested.kind === 'found' ? suggested.suggestions : null;
  const groups = found ? suggestionGroups(found, toHref) : [];
  const options = groups.flatMap(({ items }) => items);
  const combobox = useCombobox(options, ({ id }) => document.getElementById(optionIdOf(listId, id))?.click());
  const hasList = options.length > 0;

  /** A dialog gives the focus to the element with this attribute, which React does not write. */
  const setField = (element: HTMLInputElement | null) => {
    field.current = element;
    element?.setAttribute('autofocus', '');
  };
  const submit = (event: FormEvent) => {
    if (searchHref(query, realm) === null || onSubmit(query.trim())) event.preventDefault();
  };
  const searchAgain = (again: string, event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (isPlain && onSubmit(again)) event.preventDefault();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return combobox.handleKey(event);
    if (query === '' || event.nativeEvent.isComposing) return;
    // It empties the field first; the next one is the drawer's.
    event.preventDefault();
    combobox.close();
    onChange('');
  };
  return (
    <Drawer open={open} onClose={onClose} title={searchTexts.heading}>
      <form role="search" method="get" action={toHref(searchPath(realm))} onSubmit={submit} className={styles.search}>
        <SearchField
          ref={setField}
          label={searchTexts.field}
          placeholder={searchTexts.placeholder}
          value={query}
          maxLength={MAX_LENGTH}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={combobox.active && optionIdOf(listId, combobox.active.id)}
          onChange={(text) => {
            combobox.open();
            onChange(text);
          }}
          onKeyDown={handleKey}
        />
      </form>
      {suggested.kind === 'none' && (
        <>
          <RecentSearches
            searches={recent.searches}
            toHref={(again) => toHref(searchHref(again, realm) ?? searchPath(realm))}
            onSearch={searchAgain}
            onRemove={recent.remove}
            onRemoveAll={recent.removeAll}
            onEmpty={() => field.current?.focus()}
          />
          <Shortcuts entries={shortcuts} />
        </>
      )}
      {/* Other suggestions are other elements: none of them is seen to jump. */}
      {found && hasList && (
        <SuggestionList
          key={found.query}
          id={listId}
          label={searchTexts.suggestions}
          groups={groups}
          activeId={combobox.active?.id}
          onFollow={onFollow}
        />
      )}
      {found && !hasList && <Text tone="soft">{searchTexts.none(found.query)}</Text>}
      {suggested.kind === 'failed' && <Text tone="soft">{searchTexts.failed}</Text>}
      <span role="status">
        <VisuallyHidden>{announcementOf(suggested, options.length)}</VisuallyHidden>
      </span>
    </Drawer>
  );
}

/** Read out when it changes. */
function announcementOf(suggested: SuggestionsState, count: number): string {
  if (suggested.kind === 'none') return '';
  if (suggested.kind === 'failed') return searchTexts.failed;
  return count > 0 ? searchTexts.found(count) : searchTexts.none(suggested.suggestions.query);
}
