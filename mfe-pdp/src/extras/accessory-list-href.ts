import { accessoryCategoryOf, compatibleValue, isFacetModel, type Product, toPath } from 'shared-domain/catalogue';
import { PATHS } from 'shared-domain/contracts/paths';

/** The shop's list of accessories for a device, of one kind or of all; of every device where the list has no such filter (F5.5-4). */
export function accessoryListHref(
  { type, subType, brandSlug, modelSlug }: Pick<Product, 'type' | 'subType' | 'brandSlug' | 'modelSlug'>,
  kind: string | null,
): string {
  const model = {
    brand: '',
    brandSlug,
    modelSlug,
    modelShortName: '',
    hwType: type,
    subHwType: subType,
    releaseDate: '',
  };
  const path = toPath(PATHS.accessories, kind && accessoryCategoryOf(kind)?.slug);
  return isFacetModel(model) ? `${path}?passer-til=${encodeURIComponent(compatibleValue(model))}` : path;
}
