import { formatPrice } from '../../money';
import type { ProductVariant } from '../model';
import { compareSizes, sizeDistance, sizeLabel } from './size';

/** The fields by which a variant is chosen. */
type Choosable = Pick<ProductVariant, 'variantSlug' | 'color' | 'size' | 'href' | 'salesStatus'>;

type Change = { readonly color: string } | { readonly size: string };

/** The control by which a size is chosen (P9-12). */
export type SizeSelector = 'hidden' | 'boxes' | 'select';

export interface ColourOption {
  readonly name: string;
  readonly html: string;
  readonly href: string;
  readonly variantSlug: string;
  readonly selected: boolean;
}

export interface SizeChoice {
  /** As on the wire. */
  readonly size: string;
  /** As shown. */
  readonly label: string;
  readonly href: string;
  readonly variantSlug: string;
  readonly selected: boolean;
}

export interface SizeOption extends SizeChoice {
  /** Full price, or '' when it is not known. */
  readonly price: string;
}

/** The variant that a slug names, else the first. */
export function variantBySlug<Variant extends Pick<ProductVariant, 'variantSlug'>>(
  variants: readonly Variant[],
  variantSlug: string | undefined,
): Variant {
  const variant = variants.find((each) => each.variantSlug === variantSlug) ?? variants[0];
  if (!variant) throw new Error('A product has at least one variant');
  return variant;
}

const pickNearest = <Variant extends Choosable>(
  candidates: readonly Variant[],
  distance: (variant: Variant) => number,
): Variant | undefined =>
  // Infinity - Infinity is NaN, which sort treats as equal.
  [...candidates].sort(
    (one, other) =>
      distance(one) - distance(other) || Number(other.salesStatus.sellable) - Number(one.salesStatus.sellable),
  )[0];

/**
 * The variant to show after a choice of colour or size (P2-2): the other property is kept when such a variant exists, else the
 * nearest existing one. A choice that no variant has changes nothing.
 */
export function resolveVariant<Variant extends Choosable>(
  variants: readonly Variant[],
  current: Variant,
  change: Change,
): Variant {
  const nearest =
    'color' in change
      ? pickNearest(
          variants.filter(({ color }) => color.name === change.color),
          ({ size }) => sizeDistance(size, current.size),
        )
      : pickNearest(
          variants.filter(({ size }) => size === change.size),
          ({ color }) => Number(color.name !== current.color.name),
        );
  return nearest ?? current;
}

/** One option per colour, in the order of the product; the link keeps the size when possible. */
export function colourOptions(variants: readonly Choosable[], current: Choosable): readonly ColourOption[] {
  const colours = new Map(variants.map(({ color }) => [color.name, color]));
  return [...colours.values()].map(({ name, html }) => {
    const { href, variantSlug } = resolveVariant(variants, current, { color: name });
    return { name, html, href, variantSlug, selected: name === current.color.name };
  });
}

/** One option per size, smallest first; the link keeps the colour when possible. */
export function sizeChoices(variants: readonly Choosable[], current: Choosable): readonly SizeChoice[] {
  const sizes = [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))].sort(compareSizes);
  return sizes.map((size) => {
    const { href, variantSlug } = resolveVariant(variants, current, { size });
    return { size, label: sizeLabel(size), href, variantSlug, selected: size === current.size };
  });
}

/** The same with the full price of the variant that each option links to. */
export const sizeOptions = (variants: readonly ProductVariant[], current: ProductVariant): readonly SizeOption[] =>
  sizeChoices(variants, current).map((choice) => {
    const { upfront } = variantBySlug(variants, choice.variantSlug).prices;
    return { ...choice, price: upfront ? formatPrice(upfront.upfront) : '' };
  });

/** How sizes are chosen (P9-12): hidden with at most one unless the product says otherwise, a select above four. */
export function resolveSizeSelector(sizeCount: number, showMemberSelectorAlways = false): SizeSelector {
  if (sizeCount === 0 || (sizeCount === 1 && !showMemberSelectorAlways)) return 'hidden';
  return sizeCount > 4 ? 'select' : 'boxes';
}
