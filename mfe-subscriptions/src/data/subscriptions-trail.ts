import { PATHS } from 'shared-domain/contracts/paths';
import { texts } from '../texts/nb';

/** The crumbs of the page. */
export const subscriptionsTrail = [
  { name: texts.home, href: PATHS.home },
  { name: texts.breadcrumb, href: PATHS.subscriptions },
] as const;
