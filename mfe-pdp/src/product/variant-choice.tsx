import {
  type ColourOption,
  colourOptions,
  isSoldOut,
  type ProductVariant,
  resolveSizeSelector,
  type SizeOption,
  sizeOptions,
  type SizeSelector,
  type StockLine,
  variantBySlug,
} from 'shared-domain/catalogue';
import { ColourPicker, SizePicker, Stack } from 'shared-domain/ui';
import type { ProductPageData } from '../purchase/page-data';
import { texts } from '../texts/nb';

export interface VariantChoiceProps {
  readonly colours: readonly (ColourOption & { readonly soldOut: boolean })[];
  readonly sizes: readonly (SizeOption & { readonly soldOut: boolean })[];
  readonly sizeSelector: SizeSelector;
  /** '(ekskl. mva.)' or ''. */
  readonly vatNote: string;
  /** Kept by every choice, '?so=…' or ''. */
  readonly query: string;
  /** Kept by every link. */
  readonly linkQuery: string;
  /** @param href of the chosen variant with the query */
  readonly onVariant: (href: string) => void;
}

/** Colour and size (P2-2): without script each choice is a link to its variant. */
export function VariantChoice({
  colours,
  sizes,
  sizeSelector,
  vatNote,
  query,
  linkQuery,
  onVariant,
}: VariantChoiceProps) {
  const choose = (option: { readonly href: string } | undefined): void => {
    if (option) onVariant(`${option.href}${query}`);
  };
  return (
    <Stack>
      <ColourPicker
        legend={texts.colour}
        options={colours.map(({ name, html, href, soldOut }) => ({
          slug: name,
          name,
          html,
          href: `${href}${linkQuery}`,
          soldOut,
        }))}
        selected={colours.find(({ selected }) => selected)?.name}
        onSelect={(name) => choose(colours.find((colour) => colour.name === name))}
      />
      {sizeSelector !== 'hidden' && (
        <SizePicker
          look={sizeSelector}
          legend={texts.size}
          note={vatNote}
          options={sizes.map(({ label, price, href, soldOut }) => ({
            label,
            price,
            href: `${href}${linkQuery}`,
            soldOut,
          }))}
          selected={sizes.find(({ selected }) => selected)?.label}
          onSelect={(label) => choose(sizes.find((each) => each.label === label))}
        />
      )}
    </Stack>
  );
}

interface WithStock {
  readonly soldOut: boolean;
}

export interface VariantOptions {
  readonly colours: readonly (ColourOption & WithStock)[];
  readonly sizes: readonly (SizeOption & WithStock)[];
  readonly sizeSelector: SizeSelector;
}

/** The colours and sizes to choose among (P2-2), with what a size costs as `priceOf` says it; '' where prices are hidden. */
export function variantOptions(
  { product, variants }: ProductPageData['details'],
  variant: ProductVariant,
  stockOf: (variant: ProductVariant) => StockLine,
  priceOf: (variant: ProductVariant) => string | null,
): VariantOptions {
  const sizes = sizeOptions(variants, variant);
  const withStock = <Option extends { readonly variantSlug: string }>(option: Option) => ({
    ...option,
    soldOut: isSoldOut(stockOf(variantBySlug(variants, option.variantSlug))),
  });
  const price = (slug: string): string => (product.hidePrices ? '' : (priceOf(variantBySlug(variants, slug)) ?? ''));
  return {
    colours: colourOptions(variants, variant).map(withStock),
    sizes: sizes.map((size) => withStock({ ...size, price: price(size.variantSlug) })),
    sizeSelector: resolveSizeSelector(sizes.length, product.showMemberSelectorAlways),
  };
}
