import type { ProductListItem } from 'shared-domain/catalogue';

type CompatibleModel = ProductListItem['compatibleModels'][number];
/** What no filter, card or sorting reads. */
type Unread =
  | 'skus'
  | 'compatibleAccessories'
  | 'memberSlug'
  | 'sizeSlug'
  | 'additionalMemberSlugs'
  | 'hwInfo'
  | 'financingType'
  | 'financingOption';
type PackedItem = Omit<ProductListItem, 'compatibleModels' | Unread> & {
  /** Places in the list's `models`. */
  readonly fits: readonly number[];
};

/**
 * A list in the hydration payload: each model that accessories fit is written once, and what no filter, card or sorting reads is
 * left out, the pictures of each colour too.
 */
export interface PackedList {
  readonly models: readonly CompatibleModel[];
  readonly items: readonly PackedItem[];
}

function readOf(item: Omit<ProductListItem, 'compatibleModels' | 'variants'>): Omit<PackedItem, 'variants' | 'fits'> {
  const {
    skus: _skus,
    compatibleAccessories: _accessories,
    memberSlug: _member,
    sizeSlug: _size,
    additionalMemberSlugs: _members,
    hwInfo: _info,
    financingType: _type,
    financingOption: _option,
    ...read
  } = item;
  return read;
}

const modelKey = ({ brandSlug, modelSlug, hwType, subHwType }: CompatibleModel): string =>
  [brandSlug, modelSlug, hwType, subHwType].join('/');

export function packList(items: readonly ProductListItem[]): PackedList {
  const places = new Map<string, number>();
  const models: CompatibleModel[] = [];
  const placeOf = (model: CompatibleModel): number => {
    const known = places.get(modelKey(model));
    if (known !== undefined) return known;
    places.set(modelKey(model), models.length);
    return models.push(model) - 1;
  };
  const packed = items.map(({ compatibleModels, variants, ...item }): PackedItem => ({
    ...readOf(item),
    variants: {
      ...variants,
      colors: variants.colors.map(({ name, nameGrouped, html }) => ({ name, nameGrouped, html })),
    },
    fits: compatibleModels.map(placeOf),
  }));
  return { models, items: packed };
}

export function unpackList({ models, items }: PackedList): readonly ProductListItem[] {
  return items.map(({ fits, ...item }) => ({
    ...item,
    skus: [],
    compatibleModels: fits.flatMap((place) => models[place] ?? []),
  }));
}
