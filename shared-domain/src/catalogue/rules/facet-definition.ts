import { compareNorwegian } from '../../kernel';
import type { CatalogueText, FacetId, FacetOptions, ProductListItem } from '../model';
import { accessoryCategoryOf } from './accessory-category';
import { compatibleValue, isCompatible, isFacetModel } from './compatible-model';
import { conditionOf, CONDITIONS } from './condition';
import { toInstantMs } from './instant';
import { ownText } from './placeholder';
import { compareSizes, sizeLabel } from './size';
import { toSlug } from './slug';

export interface FacetChoice {
  readonly value: string;
  readonly text: CatalogueText;
  readonly html?: string;
  /** What the values of the facet are sorted by, where that is no name (F9.13-2, F9.13-4). */
  readonly order?: number;
}

export interface FacetDefinition {
  readonly id: FacetId;
  readonly parameter: string;
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
  return counted.map(({ nameGrouped, html }) => ({ value: toSlug(nameGrouped), text: ownText(nameGrouped), html }));
}

function categoriesOf({ type, subType }: ProductListItem): readonly FacetChoice[] {
  const own = type === 'ACCESSORY' ? accessoryCategoryOf(subType) : null;
  // OTHER and OUTLET have the same name, so they are one value, sorted as OTHER.
  const category = own?.subType === 'OUTLET' ? accessoryCategoryOf('OTHER') : own;
  if (!category) return [];
  const { subType: kind, value, weight } = category;
  return [{ value, text: { key: 'accessoryKind', values: { kind } }, order: weight }];
}

function conditionsOf({ subType }: ProductListItem): readonly FacetChoice[] {
  const condition = conditionOf(subType);
  if (!condition) return [];
  const { value, subType: kind } = condition;
  return [{ value, text: { key: 'condition', values: { subType: kind } }, order: CONDITIONS.indexOf(condition) }];
}

/** In the order in which a list shows them, after the price. */
export const FACET_DEFINITIONS: readonly FacetDefinition[] = [
  {
    id: 'compatible',
    parameter: 'passer-til',
    choicesOf: (item) =>
      item.compatibleModels.filter(isFacetModel).map((model) => ({
        value: compatibleValue(model),
        text: ownText(`${model.brand} ${model.modelShortName}`),
        order: -(toInstantMs(model.releaseDate) ?? 0),
      })),
    matches: isCompatible,
  },
  { id: 'categories', parameter: 'kategori', choicesOf: categoriesOf },
  {
    id: 'brands',
    parameter: 'merke',
    choicesOf: ({ brand, brandSlug }) => [{ value: brandSlug, text: ownText(brand) }],
  },
  {
    id: 'sizes',
    parameter: 'storrelse',
    choicesOf: ({ sizes }) => sizes.map((size) => ({ value: toSlug(size), text: ownText(sizeLabel(size)) })),
  },
  { id: 'colors', parameter: 'farge', choicesOf: coloursOf },
  { id: 'conditions', parameter: 'tilstand', choicesOf: conditionsOf },
];

type Comparison = (one: FacetChoice, other: FacetChoice) => number;

/** What a value is called on the server; the shop's own names are sorted by their addresses, which are spelt alike. */
const nameOf = ({ text, value }: FacetChoice): string => (text.key === 'ownText' ? text.values.text : value);
const byName: Comparison = (one, other) => compareNorwegian(nameOf(one), nameOf(other));
const byOrder: Comparison = (one, other) => (one.order ?? 0) - (other.order ?? 0);
const byOrderThenName: Comparison = (one, other) => byOrder(one, other) || byName(one, other);

/** How the values of each facet are sorted (F9.13-2); colours by their count first. */
export const FACET_ORDER: Readonly<Record<FacetId, Comparison>> = {
  compatible: byOrderThenName,
  categories: byOrderThenName,
  brands: byName,
  sizes: (one, other) => compareSizes(nameOf(one), nameOf(other)),
  colors: byName,
  conditions: byOrder,
};
