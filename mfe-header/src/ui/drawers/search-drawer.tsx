import { type FormEvent, useState } from 'react';
import { PATHS } from 'shared-domain/contracts/paths';
import { type MenuLink, searchHref } from 'shared-domain/navigation';
import { Drawer, SearchField } from 'shared-domain/ui';
import { texts } from '../../texts/nb';
import { useSiteHref } from '../site-link';
import { Shortcuts } from './shortcuts';
import styles from './search-drawer.module.css';

export interface SearchDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shortcuts: readonly MenuLink[];
}

/** A dialog gives the focus to the element with this attribute, which React does not write. */
function markAsFirst(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}

/** 'Hva leter du etter?' (F2.4): a plain form; an empty query does not navigate (F2.4-3). */
export function SearchDrawer({ open, onClose, shortcuts }: SearchDrawerProps) {
  const toHref = useSiteHref();
  const [query, setQuery] = useState('');
  const stayWhenEmpty = (event: FormEvent) => {
    if (searchHref(query) === null) event.preventDefault();
  };
  return (
    <Drawer open={open} onClose={onClose} title={texts.searchHeading}>
      <form role="search" method="get" action={toHref(PATHS.search)} onSubmit={stayWhenEmpty} className={styles.search}>
        <SearchField
          ref={markAsFirst}
          label={texts.searchField}
          placeholder={texts.searchPlaceholder}
          value={query}
          onChange={setQuery}
        />
      </form>
      <Shortcuts entries={shortcuts} />
    </Drawer>
  );
}
