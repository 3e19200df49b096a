import type { PointerEvent } from 'react';
import { classNames } from '../../class-names';
import { useHeld } from '../../use-held';
import styles from './step-slider.module.css';

export interface SliderStep {
  readonly value: string;
  /** e.g. 'Høy'. */
  readonly label: string;
  /** e.g. '250'; part of what is read out. */
  readonly detail?: string | undefined;
}

export interface StepSliderProps {
  /** The accessible name. */
  readonly label: string;
  readonly steps: readonly SliderStep[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Which step a pointer at a position from 0 to 1 means; each step has an equal part without it. */
  readonly snap?: ((position: number) => number) | undefined;
}

/**
 * A native range over a few named steps, with a thumb of 44 px and the names below it. Keys and assistive technology move the range
 * itself; a pointer may press and drag anywhere on it or on the names, and it snaps to a step at once.
 */
export function StepSlider({ label, steps, value, onChange, snap }: StepSliderProps) {
  const held = useHeld<HTMLInputElement>();
  const range = held.ref;
  const count = Math.max(steps.length, 1);
  const index = Math.max(
    steps.findIndex((step) => step.value === value),
    0,
  );
  const choose = (position: number) => {
    const step = steps[position];
    if (step && step.value !== value) onChange(step.value);
  };
  const choosePoint = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const position = Math.min(Math.max((clientX - left) / (width || 1), 0), 1);
    choose(snap?.(position) ?? Math.min(Math.floor(position * count), count - 1));
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    range.current?.focus();
    choosePoint(event);
    // The browser would give the focus to the document.
    event.preventDefault();
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 0) choosePoint(event);
  };
  const current = steps[index];
  const half = `${50 / count}%`;
  return (
    <div className={styles.root} onPointerDown={handlePointerDown} onPointerMove={handlePointerMove}>
      <div className={styles.slider}>
        <svg aria-hidden className={styles.track} width="100%" height="8">
          <rect x={half} width={`${100 - 100 / count}%`} height="8" rx="4" className={styles.rest} />
          <rect x={half} width={`${(index / count) * 100}%`} height="8" rx="4" className={styles.chosen} />
        </svg>
        <svg aria-hidden className={styles.thumbs} width="100%" height="44">
          <circle cx={`${((index + 0.5) / count) * 100}%`} cy="22" r="15.5" className={styles.thumb} />
        </svg>
        <input
          {...held}
          type="range"
          aria-label={label}
          aria-valuetext={[current?.label, current?.detail].filter(Boolean).join(' ')}
          min={0}
          max={Math.max(steps.length - 1, 1)}
          step={1}
          value={index}
          className={styles.range}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.labels}>
        {steps.map((step, position) => (
          <span key={step.value} aria-hidden className={classNames(styles.label, position === index && styles.current)}>
            {step.label}
            {step.detail && <span className={styles.detail}>{step.detail}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
