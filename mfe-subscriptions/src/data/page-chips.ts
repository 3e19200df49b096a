import { pageTexts } from '../texts/pages-nb';
import { PLAN_PAGES, type PlanPageKey } from './plan-pages';

/** The pages for consumers that lead to each other, in their order. */
const LINKED: readonly PlanPageKey[] = [
  'all',
  'unlimited',
  'family',
  'children',
  'prepaid',
  'broadband',
  'try-buy',
  'prices',
];

/** The way to the other pages; none on a business page. */
export const pageChips = (page: PlanPageKey) =>
  page === 'business'
    ? []
    : LINKED.map((key) => ({ label: pageTexts[key].chip, href: PLAN_PAGES[key], isCurrent: key === page }));
