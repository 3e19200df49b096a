import { memo, useState } from 'react';
import {
  catalogueText,
  type Facet as FacetModel,
  FACET_NAMES,
  type FacetId,
  type FacetValue,
} from 'shared-domain/catalogue';
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
  /** Keeps its identity. */
  readonly onToggle: (id: FacetId, value: string) => void;
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
