import type { PageModule } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { getConfig } from 'shared-domain/runtime/config';
import { texts } from '../texts/nb';
import type { CartPageData } from './cart-loader';

/** Title and description of the cart page; it is private, so it is not indexed (F9.15-9). */
export const cartHead: PageModule<CartPageData>['head'] = () => ({
  title: `${texts.title} | ${getConfig().brand.name}`,
  description: texts.description,
  canonicalPath: PATHS.cart,
  noIndex: true,
});
