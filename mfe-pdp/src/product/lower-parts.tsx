import type { Product } from 'shared-domain/catalogue';
import type { Realm } from 'shared-domain/contracts/realm';
import { AccessoriesSection } from '../extras/accessories-section';
import type { AccessorySummary } from '../purchase/page-data';
import { Recommendations } from './recommendations';

export interface LowerPartsProps {
  readonly product: Product;
  readonly accessories: AccessorySummary | null;
  /** The path of the product's page. */
  readonly path: string;
  readonly realm: Realm;
}

/** The parts below the product. For another product they start from the beginning. */
export const LowerParts = ({ product, accessories, path, realm }: LowerPartsProps) => (
  <>
    {accessories && (
      <AccessoriesSection key={product.modelSlug} product={product} summary={accessories} path={path} realm={realm} />
    )}
    <Recommendations key={`${product.modelSlug} others`} model={product.modelSlug} path={path} realm={realm} />
  </>
);
