import type { PageModule } from 'shared-domain/contracts/exposes';
import { getConfig } from 'shared-domain/runtime/config';
import { orderTexts } from '../texts/order-nb';
import type { OrderPageData } from './order-status';

/** A form, and what it finds: nothing for a search engine. The title names no order. */
export const orderHead: PageModule<OrderPageData>['head'] = () => ({
  title: `${orderTexts.title} | ${getConfig().brand.name}`,
  noIndex: true,
});
