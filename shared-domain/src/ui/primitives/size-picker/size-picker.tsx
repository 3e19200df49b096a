import { SizeBoxes } from './size-boxes';
import type { SizeChoice } from './size-option';
import { SizeSelect } from './size-select';

/** The number of sizes decides the look (P9-12). A select has no links, so it needs `onChange`. */
export type SizePickerProps =
  | (SizeChoice & { readonly look?: 'boxes' | undefined })
  | (SizeChoice & { readonly look: 'select'; readonly onSelect: (label: string) => void });

/** The choice «Størrelse», each with its price: boxes, or a select. */
export function SizePicker({ look = 'boxes', ...choice }: SizePickerProps) {
  return look === 'select' ? <SizeSelect {...choice} /> : <SizeBoxes {...choice} />;
}
