import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';

/** Head and page are never shown: the loader always redirects or finds nothing. */
export const brandHead: PageModule<null>['head'] = () => ({ title: getConfig().brand.name, noIndex: true });
export const BrandPage = () => null;
