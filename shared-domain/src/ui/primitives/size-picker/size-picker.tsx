import * as texts from '../../texts/nb';
import { Select } from '../select/select';
import { SizeBoxes } from './size-boxes';
import { type SizeSelection, sizeText } from './size-option';
import styles from './size-picker.module.css';

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
