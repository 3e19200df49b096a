import { SearchField } from 'shared-domain/ui';
import { texts } from '../texts/nb';

/** The same limit as the API's. */
const MAX_LENGTH = 200;

export interface ListSearchProps {
  /** The filter form, which the field belongs to where there is no script. */
  readonly formId: string;
  /** The query that the list shows now. */
  readonly query: string;
  readonly onSearch: (query: string) => void;
}

/** Searches the brands and models of the list (F5.5-13). Enter applies, the cross takes it back. */
export function ListSearch({ formId, query, onSearch }: ListSearchProps) {
  return (
    <SearchField
      // A search that changes from outside (a chip, the back button) replaces the draft.
      key={query}
      form={formId}
      name="sok"
      label={texts.searchList}
      placeholder={texts.searchPlaceholder}
      defaultValue={query}
      maxLength={MAX_LENGTH}
      submitText={null}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        const searched = event.currentTarget.value.trim();
        if (searched !== query) onSearch(searched);
      }}
      onClear={() => query !== '' && onSearch('')}
    />
  );
}
