import { useState } from 'react';
import { classNames } from '../../class-names';
import * as texts from '../../texts/nb';
import { useHeld } from '../../use-held';
import { TextField } from '../text-field/text-field';
import styles from './price-range.module.css';

export interface PriceRangeProps {
  /** Whole kroner: the bounds that the hits allow. */
  readonly min: number;
  readonly max: number;
  /** Whole kroner: the choice; the bounds by default. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** Kroner from one place of a thumb to the next; the numbers take any. */
  readonly step?: number | undefined;
  /** The number fields send `${name}Fra` and `${name}Til`, unless named by nameFrom and nameTo. */
  readonly name: string;
  readonly nameFrom?: string | undefined;
  readonly nameTo?: string | undefined;
  /** Called when a thumb is released or a number is entered, always with from ≤ to within the bounds. */
  readonly onChange?: ((from: number, to: number) => void) | undefined;
}

/** A price span by two thumbs and two number fields. Without script the number fields alone work. */
export function PriceRange(props: PriceRangeProps) {
  // A choice that changes from outside (reset, back button) replaces the drafts.
  return <PriceRangeDraft key={`${props.from}-${props.to}-${props.min}-${props.max}`} {...props} />;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

function PriceRangeDraft({
  min,
  max,
  from = min,
  to = max,
  step = 1,
  name,
  nameFrom,
  nameTo,
  onChange,
}: PriceRangeProps) {
  const heldLow = useHeld<HTMLInputElement>();
  const heldHigh = useHeld<HTMLInputElement>();
  const [low, setLow] = useState(from);
  const [high, setHigh] = useState(to);
  /** Ends on steps, so that the thumbs reach both bounds. */
  const [first, last] = [Math.floor(min / step) * step, Math.ceil(max / step) * step];
  const span = Math.max(last - first, 1);
  const share = (value: number) => `${((clamp(value, first, last) - first) / span) * 100}%`;
  const commit = () => {
    const safeLow = clamp(low, min, max);
    const safeHigh = clamp(high, safeLow, max);
    setLow(safeLow);
    setHigh(safeHigh);
    if (safeLow !== from || safeHigh !== to) onChange?.(safeLow, safeHigh);
  };
  const onEnter = (event: { readonly key: string; preventDefault(): void }) => {
    if (event.key !== 'Enter' || !onChange) return;
    event.preventDefault();
    commit();
  };
  const range = { min: first, max: last, step, onPointerUp: commit, onKeyUp: commit, onBlur: commit } as const;
  const field = {
    type: 'number',
    inputMode: 'numeric',
    min,
    max,
    suffix: texts.kroner,
    hideLabel: true,
    onBlur: commit,
    onKeyDown: onEnter,
  } as const;
  return (
    <div className={styles.root}>
      <div className={styles.slider}>
        <svg aria-hidden className={styles.track} width="100%" height="4">
          <rect width="100%" height="4" rx="2" className={styles.rest} />
          <rect
            x={share(low)}
            width={share(first + Math.max(high - low, 0))}
            height="4"
            rx="2"
            className={styles.chosen}
          />
        </svg>
        <input
          {...range}
          {...heldLow}
          type="range"
          aria-label={texts.priceFrom}
          aria-valuetext={`${low} ${texts.kroner}`}
          value={low}
          className={classNames(styles.range, low > (min + max) / 2 && styles.above)}
          onChange={(event) => setLow(clamp(event.currentTarget.valueAsNumber, min, high))}
        />
        <input
          {...range}
          {...heldHigh}
          type="range"
          aria-label={texts.priceTo}
          aria-valuetext={`${high} ${texts.kroner}`}
          value={high}
          className={styles.range}
          onChange={(event) => setHigh(Math.max(Math.min(event.currentTarget.valueAsNumber, max), low))}
        />
      </div>
      <div className={styles.fields}>
        <TextField
          {...field}
          label={texts.priceFrom}
          name={nameFrom ?? `${name}Fra`}
          value={low}
          onChange={(value) => setLow(Number(value))}
        />
        <span aria-hidden>{texts.to}</span>
        <TextField
          {...field}
          label={texts.priceTo}
          name={nameTo ?? `${name}Til`}
          value={high}
          onChange={(value) => setHigh(Number(value))}
        />
      </div>
    </div>
  );
}
