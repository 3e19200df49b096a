import { SearchField } from 'shared-domain/ui';
import { searchTexts } from '../texts/search-nb';

export interface SearchFormProps {
  /** Path of the search page. */
  readonly action: string;
  readonly query: string;
}

/** The search once more, on its own page: a plain GET form. An empty field is not sent (F2.4-3). */
export function SearchForm({ action, query }: SearchFormProps) {
  return (
    <form role="search" aria-label={searchTexts.field} method="get" action={action}>
      <SearchField
        key={query}
        label={searchTexts.field}
        placeholder={searchTexts.placeholder}
        defaultValue={query}
        maxLength={200}
        required
      />
    </form>
  );
}
