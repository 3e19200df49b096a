import { classNames } from '../../class-names';
import { CheckmarkIcon } from '../../icons';
import { Icon } from '../../primitives/icon/icon';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden';
import * as texts from '../../texts/nb';
import styles from './steps.module.css';

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. */
  readonly current: number;
}

/** Where in a sequence the shopper is: done, current, to come. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(styles.step, index < current && styles.done, index === current && styles.current)}
        >
          <span aria-hidden className={styles.disc}>
            {index < current ? <Icon of={CheckmarkIcon} size={20} /> : index + 1}
          </span>
          {step}
          {index < current && <VisuallyHidden> {texts.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
