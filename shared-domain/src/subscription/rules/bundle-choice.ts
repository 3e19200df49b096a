import type { Bundle } from '../model';

export interface BundleChoice {
  /** The product is bought with the plan. */
  readonly isSelected: boolean;
  /** The variant whose colour is chosen; null: the first. */
  readonly sku: string | null;
}

export type BundleEvent =
  | { readonly type: 'checkbox-changed'; readonly isChecked: boolean }
  | { readonly type: 'colour-chosen'; readonly sku: string };

type Variants = Pick<Bundle, 'variants'>;

export const NO_BUNDLE: BundleChoice = { isSelected: false, sku: null };

/** The next state of a bundle card (F4.3-7, F4.3-8). The checkbox decides whether it is bought, the colour which variant. */
export function changeBundle(choice: BundleChoice, event: BundleEvent, { variants }: Variants): BundleChoice {
  if (event.type === 'checkbox-changed') return { ...choice, isSelected: event.isChecked };
  return variants.some(({ sku }) => sku === event.sku) ? { ...choice, sku: event.sku } : choice;
}

/** The variant that the card shows (F4.3-8); null for a bundle without variants. */
export const shownVariant = (
  { sku: chosen }: BundleChoice,
  { variants }: Variants,
): Bundle['variants'][number] | null => variants.find(({ sku }) => sku === chosen) ?? variants[0] ?? null;

/** The sku that is bought with the plan (F4.3-7, F2.9-5); null when the bundle is not chosen. */
export const chosenBundleSku = (choice: BundleChoice, bundle: Variants): string | null =>
  choice.isSelected ? (shownVariant(choice, bundle)?.sku ?? null) : null;
