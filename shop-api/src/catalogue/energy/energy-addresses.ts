import type { ProductWire as ShownProduct } from 'shared-domain/catalogue/io';
import type { Product } from '../model';

type EnergyFiles = Pick<ShownProduct, 'energyClassBadge' | 'energyClassLabel' | 'productInformationSheet'>;

/** What a product with an energy class links to (P3-3): its label and its information sheet, both made from the feed. The badge is the class itself. */
export function energyFilesOf({ energyClass, modelSlug }: Pick<Product, 'energyClass' | 'modelSlug'>): EnergyFiles {
  if (energyClass === undefined) return {};
  return {
    energyClassBadge: energyClass,
    energyClassLabel: { file: { url: `/api/energy-labels/${modelSlug}.svg` } },
    productInformationSheet: { file: { url: `/api/product-sheets/${modelSlug}/` } },
  };
}
