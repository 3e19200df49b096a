import type { ProductListItem } from '../model';

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
