import { compareNorwegian } from '../../kernel';
import type { CatalogueText, FacetOptions, ProductListItem } from '../model';
import {
  ACCESSORY_CATEGORIES,
  accessoryCategoryOf,
  compatibleValue,
  isCompatible,
  isFacetModel,
} from './accessory-category';
import { conditionOf, CONDITIONS } from './condition';
import { toInstantMs } from './instant';
import { compareSizes, sizeLabel } from './size';
import { toSlug } from './slug';

/** A value of a facet that a product has. */
export interface FacetChoice {
  readonly value: string;
  readonly name: string;
  readonly html?: string;
  /** The number by which the values of the facet are sorted, where that is not a name (F9.13-2, F9.13-4). */
  readonly order?: number;
}

interface Definition {
  readonly id: string;
  /** Its name in the address of a list. Sealed builds list it for each route with the parameter set 'facets'. */
  readonly parameter: string;
  readonly choicesOf: (item: ProductListItem, options: FacetOptions) => readonly FacetChoice[];
  /** How its values are sorted (F9.13-2); those of equal count, where it is sorted by count. */
  readonly compare: (one: FacetChoice, other: FacetChoice) => number;
  readonly isSortedByCount?: true;
  /** For facets where matching a value is more than having it among the choices. */
  readonly matches?: (item: ProductListItem, value: string) => boolean;
  /** For facets whose values the storefront names itself. */
  readonly textOf?: (value: string) => CatalogueText | null;
  readonly isAbovePrice?: true;
  /** It is left out with a single value, and closed until one is chosen. */
  readonly isMinor?: true;
}

const byName: Definition['compare'] = (one, other) => compareNorwegian(one.name, other.name);
const byOrder: Definition['compare'] = (one, other) => (one.order ?? 0) - (other.order ?? 0);
const byOrderThenName: Definition['compare'] = (one, other) => byOrder(one, other) || byName(one, other);

function coloursOf(item: ProductListItem, { defaultVariantColorOnly = false }: FacetOptions): readonly FacetChoice[] {
  const { colors } = item.variants;
  const counted = defaultVariantColorOnly
    ? colors.slice(item.defaultVariantsIndex, item.defaultVariantsIndex + 1)
    : colors;
  return counted.map(({ nameGrouped, html }) => ({ value: toSlug(nameGrouped), name: nameGrouped, html }));
}

function categoriesOf({ type, subType }: ProductListItem): readonly FacetChoice[] {
  const own = type === 'ACCESSORY' ? accessoryCategoryOf(subType) : null;
  // OTHER and OUTLET have the same name, so they are one value, sorted as OTHER.
  const category = own?.subType === 'OUTLET' ? accessoryCategoryOf('OTHER') : own;
  // Addresses of categories are spelt like their names, so they are sorted alike.
  return category ? [{ value: category.value, name: category.value, order: category.weight }] : [];
}

function conditionsOf({ subType }: ProductListItem): readonly FacetChoice[] {
  const condition = conditionOf(subType);
  return condition ? [{ value: condition.value, name: condition.value, order: CONDITIONS.indexOf(condition) }] : [];
}

const DEFINITIONS = [
  {
    id: 'compatible',
    parameter: 'passer-til',
    choicesOf: (item) =>
      item.compatibleModels.filter(isFacetModel).map((model) => ({
        value: compatibleValue(model),
        name: `${model.brand} ${model.modelShortName}`,
        order: -(toInstantMs(model.releaseDate) ?? 0),
      })),
    compare: byOrderThenName,
    matches: isCompatible,
    isAbovePrice: true,
  },
  {
    id: 'categories',
    parameter: 'kategori',
    choicesOf: categoriesOf,
    compare: byOrderThenName,
    textOf(value) {
      const category = ACCESSORY_CATEGORIES.find((each) => each.value === value);
      return category ? { key: 'accessoryKind', values: { kind: category.subType } } : null;
    },
    isAbovePrice: true,
  },
  {
    id: 'brands',
    parameter: 'merke',
    choicesOf: ({ brand, brandSlug }) => [{ value: brandSlug, name: brand }],
    compare: byName,
  },
  {
    id: 'sizes',
    parameter: 'storrelse',
    choicesOf: ({ sizes }) => sizes.map((size) => ({ value: toSlug(size), name: sizeLabel(size) })),
    compare: (one, other) => compareSizes(one.name, other.name),
  },
  { id: 'colors', parameter: 'farge', choicesOf: coloursOf, compare: byName, isSortedByCount: true },
  {
    id: 'conditions',
    parameter: 'tilstand',
    choicesOf: conditionsOf,
    compare: byOrder,
    textOf(value) {
      const condition = CONDITIONS.find((each) => each.value === value);
      return condition ? { key: 'condition', values: { subType: condition.subType } } : null;
    },
    isMinor: true,
  },
  {
    id: 'selections',
    parameter: 'utvalg',
    choicesOf: ({ selections = [] }) => selections.map((choice, order) => ({ ...choice, order })),
    compare: byOrder,
    isMinor: true,
  },
] as const satisfies readonly Definition[];

/** Facets with checkboxes; price, stock and search are filters of their own. */
export type FacetId = (typeof DEFINITIONS)[number]['id'];

export interface FacetDefinition extends Definition {
  readonly id: FacetId;
}

/** The facets of lists in the order in which a list shows them (F9.13-1). One more is an entry here and its heading in `texts/nb.ts`. */
export const FACETS: readonly FacetDefinition[] = DEFINITIONS;

/** The definition of an id; undefined for a facet that only a newer server knows. */
export const facetOf = (id: string): FacetDefinition | undefined => FACETS.find((facet) => facet.id === id);

/** Something for each facet. */
export const forEachFacet = <T>(make: (facet: FacetDefinition) => T): Readonly<Record<FacetId, T>> =>
  Object.fromEntries(FACETS.map((facet) => [facet.id, make(facet)])) as Record<FacetId, T>;
