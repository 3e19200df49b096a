import { catalogueText, type ListQuery, NO_FILTERS, withFilters } from 'shared-domain/catalogue';
import { Chip, ChipRow, Cluster, TextLink } from 'shared-domain/ui';
import type { ActiveFilter } from '../rules/active-filters';
import { texts } from '../texts/nb';

export interface ActiveFiltersProps {
  readonly query: ListQuery;
  readonly filters: readonly ActiveFilter[];
  readonly hrefOf: (query: ListQuery) => string;
  readonly onChange: (query: ListQuery) => void;
}

/** The chosen filters as chips, each a link to the list without it. */
export function ActiveFilters({ query, filters, hrefOf, onChange }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  const none = withFilters(query, { ...NO_FILTERS, financing: query.filters.financing });
  return (
    <Cluster gap={12}>
      <ChipRow label={texts.activeFilters}>
        {filters.map(({ key, text, without }) => (
          <Chip
            key={key}
            label={catalogueText(text)}
            removable
            href={hrefOf(without)}
            onSelect={() => onChange(without)}
          />
        ))}
      </ChipRow>
      <TextLink
        href={hrefOf(none)}
        preventScrollReset
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onChange(none);
        }}
      >
        {texts.removeAll}
      </TextLink>
    </Cluster>
  );
}
