import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { loader as brandLoader } from '../pages/brand-loader';

/** Its loader always leads elsewhere: there is nothing to draw. */
const page = {
  loader: brandLoader,
  Page: () => null,
  head: () => ({ title: getConfig().brand.name, noIndex: true }),
} as const satisfies PageModule<null>;

export const { loader, Page, head } = page;
