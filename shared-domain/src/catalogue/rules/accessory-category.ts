import type { ProductListItem } from '../io/product-list-wire';

type CompatibleModel = ProductListItem['compatibleModels'][number];

/** Whether a model is offered in the compatibility facet (F5.5-4): a new handset or tablet with an address. */
export function isFacetModel(model: CompatibleModel): boolean {
  const isDevice = model.hwType === 'HANDSET' || model.hwType === 'TABLET';
  return isDevice && model.subHwType !== 'PREOWNED' && model.brandSlug !== '' && model.modelSlug !== '';
}

export const compatibleValue = (model: Pick<CompatibleModel, 'brandSlug' | 'modelSlug'>): string =>
  `${model.brandSlug}-${model.modelSlug}`;

/** Whether an item fits a model; an accessory without models fits every one. */
export function isCompatible(item: Pick<ProductListItem, 'compatibleModels' | 'type'>, value: string): boolean {
  if (item.type === 'ACCESSORY' && item.compatibleModels.length === 0) return true;
  return item.compatibleModels.some((model) => isFacetModel(model) && compatibleValue(model) === value);
}

/** Kinds of accessories: address, value in a list's URL and position in the facet (F2.8-8..15, F9.13-3, F9.13-4). */
export const ACCESSORY_CATEGORIES = [
  { id: 'F2.8-8', subType: 'CHARGER', slug: '/ladere-og-kabler', value: 'ladere-og-kabler', weight: 1 },
  { id: 'F2.8-9', subType: 'COVER', slug: '/deksler', value: 'deksler', weight: 1 },
  { id: 'F2.8-10', subType: 'HEADSET', slug: '/hodetelefoner', value: 'hodetelefoner', weight: 1 },
  { id: 'F2.8-11', subType: 'OTHER', slug: '/annet', value: 'annet', weight: 20 },
  { id: 'F2.8-12', subType: 'OUTLET', slug: '', value: 'annet', weight: 10 },
  { id: 'F2.8-13', subType: 'SCREENPROTECTOR', slug: '/skjermbeskyttelse', value: 'skjermbeskyttelse', weight: 1 },
  { id: 'F2.8-14', subType: 'SPEAKER', slug: '/hoyttalere', value: 'hoeyttalere', weight: 1 },
  { id: 'F2.8-15', subType: 'STORAGE', slug: '/lagring', value: 'lagring', weight: 10 },
] as const;

export type AccessoryCategory = (typeof ACCESSORY_CATEGORIES)[number];
export type AccessoryKind = AccessoryCategory['subType'];

/** The category of an accessory's sub-type, case-insensitive (F5.5-9); null for anything else. */
export function accessoryCategoryOf(subType: string): AccessoryCategory | null {
  return ACCESSORY_CATEGORIES.find((category) => category.subType === subType.toUpperCase()) ?? null;
}

/** Sort weight of an accessory's kind on its list; ties are sorted by position (F9.13-4). Unknown kinds come last. */
export const accessoryWeight = (subType: string): number => accessoryCategoryOf(subType)?.weight ?? 30;
