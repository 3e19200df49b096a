import type { FacetId, FacetOptions, ProductListItem } from '../model';
import { accessoryCategoryOf } from './accessory-category';
import { compatibleValue, isCompatible, isFacetModel } from './compatible-model';
import { conditionOf, CONDITIONS } from './condition';
import { toInstantMs } from './instant';
import { sizeLabel } from './size';
import { toSlug } from './slug';

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  readonly html?: string;
  /** What the values of the facet are sorted by, where that is no label (F9.13-2, F9.13-4). */
  readonly order?: number;
}

export interface FacetDefinition {
  readonly id: FacetId;
  readonly parameter: string;
  /** Heading of the facet (F9.13-1). */
  readonly label: string;
  /** The values that a product has. */
  readonly choicesOf: (item: ProductListItem, options: FacetOptions) => readonly FacetChoice[];
  /** For facets where matching a value is more than having it among the choices. */
  readonly matches?: (item: ProductListItem, value: string) => boolean;
}

function coloursOf(item: ProductListItem, { defaultVariantColorOnly = false }: FacetOptions): readonly FacetChoice[] {
  const { colors } = item.variants;
  const counted = defaultVariantColorOnly
    ? colors.slice(item.defaultVariantsIndex, item.defaultVariantsIndex + 1)
    : colors;
  return counted.map(({ nameGrouped, html }) => ({ value: toSlug(nameGrouped), label: nameGrouped, html }));
}

function categoriesOf({ type, subType }: ProductListItem): readonly FacetChoice[] {
  const category = type === 'ACCESSORY' ? accessoryCategoryOf(subType) : null;
  // OTHER and OUTLET have the same name, so they are one value, sorted as OTHER.
  return category
    ? [
        {
          value: toSlug(category.label),
          label: category.label,
          order: category.label === 'Annet' ? 20 : category.weight,
        },
      ]
    : [];
}

function conditionsOf({ subType }: ProductListItem): readonly FacetChoice[] {
  const condition = conditionOf(subType);
  return condition ? [{ value: condition.value, label: condition.label, order: CONDITIONS.indexOf(condition) }] : [];
}

/** In the order in which a list shows them, after the price. */
export const FACET_DEFINITIONS: readonly FacetDefinition[] = [
  {
    id: 'compatible',
    parameter: 'passer-til',
    label: 'Passer til',
    choicesOf: (item) =>
      item.compatibleModels.filter(isFacetModel).map((model) => ({
        value: compatibleValue(model),
        label: model.modelShortName,
        order: -(toInstantMs(model.releaseDate) ?? 0),
      })),
    matches: isCompatible,
  },
  { id: 'categories', parameter: 'kategori', label: 'Kategorier', choicesOf: categoriesOf },
  {
    id: 'brands',
    parameter: 'merke',
    label: 'Merker',
    choicesOf: ({ brand, brandSlug }) => [{ value: brandSlug, label: brand }],
  },
  {
    id: 'sizes',
    parameter: 'storrelse',
    label: 'Størrelse/variant',
    choicesOf: ({ sizes }) => sizes.map((size) => ({ value: toSlug(size), label: sizeLabel(size) })),
  },
  { id: 'colors', parameter: 'farge', label: 'Farge', choicesOf: coloursOf },
  { id: 'conditions', parameter: 'tilstand', label: 'Tilstand', choicesOf: conditionsOf },
];

/** F9.13-1. */
export const PRICE_FACET_LABEL = 'Pris';
export const STOCK_FACET_LABEL = 'Lagerstatus';
export const STOCK_FACET_OPTION = 'Vis kun produkter på lager';
