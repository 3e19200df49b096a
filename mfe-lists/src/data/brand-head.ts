import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';

/** Never written: the loader always redirects or finds nothing. */
export const brandHead: PageModule<null>['head'] = () => ({ title: getConfig().brand.name, noIndex: true });
