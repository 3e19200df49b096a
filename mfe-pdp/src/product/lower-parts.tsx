import type { Product } from 'shared-domain/catalogue';
import { AccessoriesSection } from '../extras/accessories-section';
import type { AccessorySummary } from '../purchase/page-data';
import { Recommendations } from './recommendations';

export interface LowerPartsProps {
  readonly product: Product;
  readonly accessories: AccessorySummary | null;
  /** The path of the product's page. */
  readonly path: string;
}

/** The parts below the product. For another product they start from the beginning. */
export const LowerParts = ({ product, accessories, path }: LowerPartsProps) => (
  <>
    {accessories && <AccessoriesSection key={product.modelSlug} product={product} summary={accessories} path={path} />}
    <Recommendations key={`${product.modelSlug} others`} model={product.modelSlug} path={path} />
  </>
);
