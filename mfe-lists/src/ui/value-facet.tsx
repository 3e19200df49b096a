import { lazy, memo, Suspense, useState } from 'react';
import {
  catalogueText,
  FACET_NAMES,
  type FacetId,
  type FacetValue,
  hasWords,
  type ShownFacet,
} from 'shared-domain/catalogue';
import { Checkbox, classNames, Disclosure, Facet, Text, TextLink, useHydrated, VisuallyHidden } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import styles from './value-facet.module.css';

const FacetSearch = lazy(() => import('./facet-search').then(({ FacetSearch: search }) => ({ default: search })));

/** Values beyond these fold away. */
const SHOWN_VALUES = 10;
/** The folded values that are in the page before a visitor asks for all: accessories fit thousands of models. */
const FOLDED_VALUES = 90;
/** Values that a search among them shows. */
const MOST_MATCHES = 20;

export interface ValueFacetProps {
  readonly facet: ShownFacet;
  readonly open: boolean;
  /** Keeps its identity. */
  readonly onToggle: (id: FacetId, value: string) => void;
  /** The list without the facet's values; null: none is chosen. */
  readonly resetHref: string | null;
  /** Keeps its identity. */
  readonly onReset: (id: FacetId) => void;
}

interface ValueProps extends Pick<FacetValue, 'value' | 'count' | 'selected' | 'disabled'> {
  readonly html: FacetValue['html'] | undefined;
  readonly id: FacetId;
  readonly name: string;
  readonly label: string;
  readonly onToggle: ValueFacetProps['onToggle'];
}

/** A click changes one value and some counts: the others are not drawn again. */
const Value = memo(function Value({ id, name, label, value, count, selected, disabled, html, onToggle }: ValueProps) {
  return (
    <Checkbox
      label={label}
      count={count}
      colour={html}
      name={name}
      value={value}
      checked={selected}
      disabled={disabled}
      onChange={() => onToggle(id, value)}
    />
  );
});

/** The brands with most products, where not all are shown; other facets begin with what is most asked for. */
function mostCommon({ id, values }: ShownFacet): ReadonlySet<string> | null {
  if (id !== 'brands') return null;
  const byCount = [...values].sort(
    (one, other) => Number(other.selected) - Number(one.selected) || other.count - one.count,
  );
  return new Set(byCount.slice(0, SHOWN_VALUES).map(({ value }) => value));
}

/** A facet whose values are ticked, each with its count (F5.5-14). */
export function ValueFacet({ facet, open, onToggle, resetHref, onReset }: ValueFacetProps) {
  const { id, parameter, values } = facet;
  const [hasAll, setHasAll] = useState(false);
  const [searched, setSearched] = useState('');
  const isHydrated = useHydrated();
  const fold = values.length > SHOWN_VALUES + 2;
  /** The common values of the first view: a choice changes the counts, and must not move the values. */
  const [common] = useState(() => mostCommon(facet));
  const isFirst = ({ value }: FacetValue, place: number): boolean =>
    common ? common.has(value) : place < SHOWN_VALUES;
  const first = fold ? values.filter(isFirst) : values;
  const rest = fold ? values.filter((each, place) => !isFirst(each, place)) : [];
  const matching = searched ? values.filter(({ text }) => hasWords([catalogueText(text)], searched)) : null;
  const folded = hasAll ? rest : rest.filter(({ selected }, place) => selected || place < FOLDED_VALUES);
  const list = (shown: readonly FacetValue[]) => (
    <ul className={classNames(styles.values, facet.id === 'colors' && styles.paired)}>
      {shown.map(({ value, text, count, selected, disabled, html }) => (
        <li key={value}>
          <Value
            id={facet.id}
            name={parameter}
            label={catalogueText(text)}
            onToggle={onToggle}
            {...{ value, count, selected, disabled, html }}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Facet label={FACET_NAMES[facet.id]} chosen={values.filter((value) => value.selected).length} open={open}>
      {fold && (
        <div className={styles.search}>
          {isHydrated && (
            <Suspense fallback={null}>
              <FacetSearch
                facet={FACET_NAMES[id]}
                value={searched}
                onChange={(text) => {
                  setHasAll(true);
                  setSearched(text);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
      {matching ? list(matching.slice(0, MOST_MATCHES)) : list(first)}
      {matching?.length === 0 && <Text tone="soft">{texts.noValue}</Text>}
      {!matching && rest.length > 0 && (
        <Disclosure
          look="link"
          summary={texts.moreValues(rest.length)}
          open={rest.some((value) => value.selected)}
          onToggle={(isOpen) => isOpen && setHasAll(true)}
        >
          {list(folded)}
        </Disclosure>
      )}
      {resetHref !== null && (
        <TextLink
          href={resetHref}
          preventScrollReset
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            // The link disappears with what it takes back; the facet keeps the focus.
            event.currentTarget.closest('details')?.querySelector('summary')?.focus();
            onReset(id);
          }}
        >
          {texts.reset}
          <VisuallyHidden> {texts.ofFacet(FACET_NAMES[id])}</VisuallyHidden>
        </TextLink>
      )}
    </Facet>
  );
}
