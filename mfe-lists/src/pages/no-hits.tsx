import { catalogueText, type ListQuery, type ListView } from 'shared-domain/catalogue';
import { ButtonLink, EmptyState } from 'shared-domain/ui';
import type { ActiveFilter } from '../rules/active-filters';
import { emptyingFilters } from '../rules/emptying-filters';
import { emptyTexts as texts } from '../texts/empty-nb';

export interface NoHitsProps {
  /** The list without filters. */
  readonly path: string;
  readonly query: ListQuery;
  readonly chips: readonly ActiveFilter[];
  readonly withoutOne: ListView['withoutOne'];
  readonly hrefOf: (query: ListQuery) => string;
  readonly onDrop: (query: ListQuery) => void;
  readonly onReset: () => void;
}

/** Nothing passes the filters, in a chunk of its own: says which of them it is, and offers to drop just that one. */
export function NoHits({ path, query, chips, withoutOne, hrefOf, onDrop, onReset }: NoHitsProps) {
  const emptying = emptyingFilters(chips, withoutOne, query);
  const [first] = emptying;
  return (
    <EmptyState
      title={texts.emptyHeading}
      text={first ? texts.emptiedBy(catalogueText(first.text)) : texts.emptyBody}
      action={
        <>
          {emptying.map(({ key, text, without, count }) => (
            <ButtonLink
              key={key}
              href={hrefOf(without)}
              preventScrollReset
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onDrop(without);
              }}
            >
              {`${texts.dropFilter(catalogueText(text))} (${texts.hitsWithout(catalogueText({ key: 'productCount', values: { count } }))})`}
            </ButtonLink>
          ))}
          <ButtonLink href={path} variant="secondary" preventScrollReset onClick={onReset}>
            {texts.emptyReset}
          </ButtonLink>
        </>
      }
    />
  );
}
