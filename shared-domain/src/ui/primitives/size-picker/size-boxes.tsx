import { classNames } from '../../class-names';
import * as texts from '../../texts/nb';
import { LinkRadioGroup } from '../roving/link-radio-group';
import type { SizeSelection } from './size-option';
import { sizeText } from './size-option';
import styles from './size-picker.module.css';

/** Labels beyond this have words ('41 mm, aluminium'): where it is narrow, they need two columns. */
const SHORT_LABEL = 9;

/** Radio group of boxes of 72 px or more, three a row, each a link to its variant. */
export function SizeBoxes({ legend = texts.size, note, options, selected, onSelect }: SizeSelection) {
  return (
    <LinkRadioGroup
      drawLegend={(id) => (
        <p className={styles.legend}>
          <span id={id}>{legend}</span>
          {note && <span className={styles.price}> {note}</span>}
        </p>
      )}
      selected={selected}
      onSelect={onSelect}
      className={styles.sizes}
      listClassName={classNames(styles.list, options.some(({ label }) => label.length > SHORT_LABEL) && styles.wordy)}
      options={options.map((option) => ({
        key: option.label,
        href: option.href,
        label: option.soldOut ? sizeText(option) : undefined,
        className: classNames(
          styles.option,
          option.label === selected && styles.chosen,
          option.soldOut && styles.soldOut,
        ),
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
