import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import { texts } from '../../texts/nb';
import { LinkRadioGroup } from '../roving/link-radio-group';
import styles from './size-picker.module.css';

export interface SizeOption {
  /** As shown, e.g. '256 GB'; also the key of the choice. */
  readonly label: string;
  readonly price?: ReactNode;
  readonly href: string;
  /** Drawn dimmed; it can still be visited, so the shopper sees why. */
  readonly disabled?: boolean | undefined;
}

export interface SizePickerProps {
  readonly legend?: string | undefined;
  readonly options: readonly SizeOption[];
  /** Label of the chosen size. */
  readonly selected: string | null | undefined;
  readonly onSelect?: ((label: string) => void) | undefined;
}

/** Radio group «Størrelse»: boxes of 72 px or more, three a row, each a link to its variant. */
export function SizePicker({ legend = texts.size, options, selected, onSelect }: SizePickerProps) {
  return (
    <LinkRadioGroup
      legend={legend}
      drawLegend={(id) => <p id={id} className={styles.legend}>{legend}</p>}
      selected={selected}
      onSelect={onSelect}
      listClassName={styles.list}
      options={options.map((option) => ({
        key: option.label,
        href: option.href,
        className: classNames(styles.option, option.label === selected && styles.chosen, option.disabled && styles.disabled),
        content: (
          <>
            <span className={styles.label}>{option.label}</span>
            {option.price && <span className={styles.price}>{option.price}</span>}
          </>
        ),
      }))}
    />
  );
}
