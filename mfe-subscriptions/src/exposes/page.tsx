import type { PageModule } from 'shared-domain/contracts/exposes';
import type { SubscriptionsPageData } from '../data/subscriptions-page-data';
import { head as subscriptionsHead } from '../pages/subscriptions-head';
import { loader as subscriptionsLoader } from '../pages/subscriptions-loader';
import { SubscriptionsPage } from '../pages/subscriptions-page';

const page = {
  loader: subscriptionsLoader,
  Page: SubscriptionsPage,
  head: subscriptionsHead,
} as const satisfies PageModule<SubscriptionsPageData>;

export const { loader, Page, head } = page;
