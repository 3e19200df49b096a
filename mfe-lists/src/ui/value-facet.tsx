import { useState } from 'react';
import { catalogueText, type Facet as FacetModel, FACET_NAMES, type FacetValue } from 'shared-domain/catalogue';
import { Checkbox, Disclosure, Facet } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { classNames } from './class-names';
import styles from './value-facet.module.css';

/** Values beyond these fold away. */
const SHOWN_VALUES = 10;
/** Of the folded values those that are in the page before it is asked for all: accessories fit thousands of models. */
const FOLDED_VALUES = 90;

export interface ValueFacetProps {
  readonly facet: FacetModel;
  readonly open: boolean;
  readonly onToggle: (value: string) => void;
}

/** A facet whose values are ticked, each with its count (F5.5-14). */
export function ValueFacet({ facet, open, onToggle }: ValueFacetProps) {
  const { parameter, values } = facet;
  const [hasAll, setHasAll] = useState(false);
  const fold = values.length > SHOWN_VALUES + 2;
  const first = fold ? values.slice(0, SHOWN_VALUES) : values;
  const rest = fold ? values.slice(SHOWN_VALUES) : [];
  const folded = hasAll ? rest : rest.filter(({ selected }, place) => selected || place < FOLDED_VALUES);
  const list = (shown: readonly FacetValue[]) => (
    <ul className={classNames(styles.values, facet.id === 'colors' && styles.paired)}>
      {shown.map(({ value, text, count, selected, disabled, html }) => (
        <li key={value}>
          <Checkbox
            label={catalogueText(text)}
            count={count}
            colour={html}
            name={parameter}
            value={value}
            checked={selected}
            disabled={disabled}
            onChange={() => onToggle(value)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Facet label={FACET_NAMES[facet.id]} chosen={values.filter((value) => value.selected).length} open={open}>
      {list(first)}
      {rest.length > 0 && (
        <Disclosure
          look="link"
          summary={texts.moreValues(rest.length)}
          open={rest.some((value) => value.selected)}
          onToggle={(isOpen) => isOpen && setHasAll(true)}
        >
          {list(folded)}
        </Disclosure>
      )}
    </Facet>
  );
}
