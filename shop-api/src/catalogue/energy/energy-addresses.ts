import type { ProductWire as ShownProduct } from 'shared-domain/catalogue/io';
import type { Product } from '../model';

type EnergyFiles = Pick<ShownProduct, 'energyClassBadge' | 'energyClassLabel' | 'productInformationSheet'>;

/** Addresses of a product's energy label and information sheet, and its badge, the class (P3-3). */
export function energyFilesOf({ energyClass, modelSlug }: Pick<Product, 'energyClass' | 'modelSlug'>): EnergyFiles {
  if (energyClass === undefined) return {};
  return {
    energyClassBadge: energyClass,
    energyClassLabel: { file: { url: `/api/energy-labels/${modelSlug}.svg` } },
    productInformationSheet: { file: { url: `/api/product-sheets/${modelSlug}/` } },
  };
}
