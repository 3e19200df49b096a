import { classNames } from '../../class-names';
import * as texts from '../../texts/nb';
import { LinkRadioGroup } from '../roving/link-radio-group';
import { Select } from '../select/select';
import styles from './size-picker.module.css';

export interface PickableSize {
  /** As shown, e.g. '256 GB'; also the key of the choice. */
  readonly label: string;
  /** Full price, e.g. '12 990,-'; none or '' when it is unknown. */
  readonly price?: string | undefined;
  readonly href: string;
  /** Still selectable, so that the shopper sees why; drawn struck out and announced. */
  readonly soldOut?: boolean | undefined;
}

interface SizeSelection {
  readonly legend?: string | undefined;
  /** A note about all prices, e.g. '(ekskl. mva.)'. */
  readonly note?: string | undefined;
  readonly options: readonly PickableSize[];
  /** Label of the chosen size. */
  readonly selected: string | null | undefined;
  readonly onSelect?: ((label: string) => void) | undefined;
}

/** '512 GB, 14 990,-, utsolgt': all that is known of a size in one text. */
const sizeText = ({ label, price, soldOut }: PickableSize): string =>
  [label, price, soldOut && texts.soldOut].filter(Boolean).join(', ');

/** Labels beyond this have words ('41 mm, aluminium'): where it is narrow, they need two columns. */
const SHORT_LABEL = 9;

/** Radio group of boxes of 72 px or more, three a row, each a link to its variant. */
function SizeBoxes({ legend = texts.size, note, options, selected, onSelect }: SizeSelection) {
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

/** The native select, for sizes that boxes would fill the page with. Without script, which alone makes it lead anywhere, they do. */
export function SizeSelect(choice: SizeSelection) {
  const { legend = texts.size, note, options, selected, onSelect } = choice;
  const isChosen = options.some(({ label }) => label === selected);
  const sizes = options.map((option) => ({ value: option.label, label: sizeText(option) }));
  return (
    <div>
      <div className={styles.scripted}>
        <Select
          label={legend}
          hint={note || undefined}
          options={isChosen ? sizes : [{ value: '', label: texts.choose, disabled: true }, ...sizes]}
          value={isChosen ? (selected ?? '') : ''}
          onChange={(label) => onSelect?.(label)}
        />
      </div>
      <noscript>
        <SizeBoxes {...choice} />
      </noscript>
    </div>
  );
}

/** The number of sizes decides the look (P9-12). A select has no links, so it needs `onChange`. */
export type SizePickerProps =
  | (SizeSelection & { readonly look?: 'boxes' | undefined })
  | (SizeSelection & { readonly look: 'select'; readonly onSelect: (label: string) => void });

/** The choice «Størrelse», each with its price: boxes, or a select. */
export function SizePicker({ look = 'boxes', ...choice }: SizePickerProps) {
  return look === 'select' ? <SizeSelect {...choice} /> : <SizeBoxes {...choice} />;
}
