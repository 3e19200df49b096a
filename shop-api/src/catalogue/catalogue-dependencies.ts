import type { Dependencies } from '../http/dependencies';
import type { CatalogueReader } from './catalogue-reader';

/** Dependencies of a feature that reads the catalogue. */
export interface CatalogueDependencies extends Dependencies {
  readonly catalogue: CatalogueReader;
}
