import { PATHS } from 'shared-domain/contracts/paths';
import { texts } from '../texts/nb';
import { pageTexts } from '../texts/pages-nb';
import { PLAN_PAGES, type PlanPageKey } from './plan-pages';

/** The crumb between the front page and a page. */
const ABOVE: Readonly<Partial<Record<PlanPageKey, { readonly name: string; readonly href: string }>>> = {
  broadband: { name: texts.internet, href: '/internett/' },
  business: { name: texts.business, href: '/bedrift/' },
};

/** The crumbs of a page. */
export function planTrail(page: PlanPageKey): readonly { readonly name: string; readonly href: string }[] {
  const home = { name: texts.home, href: PATHS.home };
  const own = { name: pageTexts[page].crumb, href: PLAN_PAGES[page] };
  if (page === 'all') return [home, own];
  return [home, ABOVE[page] ?? { name: pageTexts.all.crumb, href: PLAN_PAGES.all }, own];
}
