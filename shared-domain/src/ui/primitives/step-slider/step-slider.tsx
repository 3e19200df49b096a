import { classNames } from '../../class-names';
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
}

/** A native range over a few named steps, with a thumb of 44 px and the names below it, which a pointer can press too. */
export function StepSlider({ label, steps, value, onChange }: StepSliderProps) {
  const index = Math.max(
    steps.findIndex((step) => step.value === value),
    0,
  );
  const last = Math.max(steps.length - 1, 1);
  const choose = (position: number) => {
    const step = steps[position];
    if (step && step.value !== value) onChange(step.value);
  };
  const current = steps[index];
  return (
    <div className={styles.root}>
      <div className={styles.slider}>
        <svg aria-hidden className={styles.track} width="100%" height="8">
          <rect width="100%" height="8" rx="4" className={styles.rest} />
          <rect width={`${(index / last) * 100}%`} height="8" rx="4" className={styles.chosen} />
        </svg>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={[current?.label, current?.detail].filter(Boolean).join(' ')}
          min={0}
          max={last}
          step={1}
          value={index}
          className={styles.range}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className={styles.labels}>
        {steps.map((step, position) => (
          <span
            key={step.value}
            aria-hidden
            className={classNames(styles.label, position === index && styles.current)}
            onClick={() => choose(position)}
          >
            {step.label}
            {step.detail && <span className={styles.detail}>{step.detail}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}
