import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../class-names';
import { useHeld } from '../../use-held';
import type { HeadingLevel } from '../heading/heading';
import { Heading } from '../heading/heading';
import styles from './radio-card.module.css';

export interface RadioCardOption {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** At the right edge; a `Price` of size m (payment) or s (plan). */
  readonly price?: ReactNode;
  /** Below the price, e.g. 'Betale nå: 0,-'. */
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be chosen, or what comes with it; shown under the card. */
  readonly reason?: ReactNode;
  /** More inside the card, below title and price, e.g. a `UspList`. */
  readonly more?: ReactNode;
}

interface RadioCardProps extends RadioCardOption {
  readonly name: string;
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** One choice as a card. The radio is named by its title, its price and its badge, and described by the rest. */
export function RadioCard({
  value,
  title,
  detail,
  price,
  note,
  badge,
  disabled,
  reason,
  more,
  name,
  checked,
  defaultChecked,
  onChange,
}: RadioCardProps) {
  const id = useId();
  const held = useHeld<HTMLInputElement>();
  return (
    <div className={styles.item}>
      <label className={classNames(styles.card, disabled && styles.disabled)}>
        <input
          {...held}
          type="radio"
          name={name}
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
          disabled={disabled}
          aria-labelledby={classNames(`${id}-title`, badge && `${id}-badge`, price && `${id}-price`)}
          aria-describedby={classNames(
            detail && `${id}-detail`,
            note && `${id}-note`,
            more && `${id}-more`,
            reason && `${id}-reason`,
          )}
          className={styles.ring}
          onChange={() => onChange?.(value)}
        />
        <span className={styles.main}>
          <span className={styles.heading}>
            <span id={`${id}-title`} className={styles.title}>
              {title}
            </span>
            {badge && <span id={`${id}-badge`}>{badge}</span>}
          </span>
          {detail && (
            <span id={`${id}-detail`} className={styles.detail}>
              {detail}
            </span>
          )}
        </span>
        {(price ?? note) && (
          <span className={styles.aside}>
            {price && <span id={`${id}-price`}>{price}</span>}
            {note && (
              <span id={`${id}-note`} className={styles.detail}>
                {note}
              </span>
            )}
          </span>
        )}
        {more && (
          <span id={`${id}-more`} className={styles.more}>
            {more}
          </span>
        )}
      </label>
      {reason && (
        <div id={`${id}-reason`} className={styles.reason}>
          {reason}
        </div>
      )}
    </div>
  );
}

export interface RadioCardGroupProps {
  /** Names the group. */
  readonly legend: ReactNode;
  readonly hideLegend?: boolean | undefined;
  /** Makes the visible legend a heading of this level. */
  readonly headingLevel?: HeadingLevel | undefined;
  readonly name: string;
  readonly options: readonly RadioCardOption[];
  /** The chosen value (controlled); null when none is. */
  readonly value?: string | null | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly className?: string | undefined;
}

/** A radio group of cards. Without script it is a set of native radios. */
export function RadioCardGroup(props: RadioCardGroupProps) {
  const { legend, hideLegend = false, headingLevel, name, options, value, defaultValue, onChange, className } = props;
  const id = useId();
  const controlled = value !== undefined && onChange !== undefined;
  const chosen = value === undefined ? defaultValue : value;
  return (
    <div role="radiogroup" aria-labelledby={id} className={classNames(styles.group, className)}>
      {headingLevel && !hideLegend ? (
        <Heading level={headingLevel} size="h3" id={id}>
          {legend}
        </Heading>
      ) : (
        <span id={id} className={classNames(styles.legend, hideLegend && styles.hidden)}>
          {legend}
        </span>
      )}
      {options.map((option) => (
        <RadioCard
          key={option.value}
          {...option}
          name={name}
          onChange={onChange}
          {...(controlled ? { checked: option.value === chosen } : { defaultChecked: option.value === chosen })}
        />
      ))}
    </div>
  );
}
