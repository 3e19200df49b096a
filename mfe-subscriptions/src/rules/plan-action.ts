import { firstMatch, otherwise, type Rule } from 'shared-domain/kernel';
import type { SubscriptionText } from 'shared-domain/subscription';

export interface PlanPlace {
  readonly realm: 'B2C' | 'B2B' | 'UKKO';
  readonly isTryBuySubscription: boolean;
  /** Path of the page, with or without its last slash. */
  readonly pathname: string;
}

export interface PlanAction {
  readonly text: SubscriptionText;
  /** 'order': a link to the business order; 'add': puts the plan into the cart. */
  readonly kind: 'order' | 'add';
  /** Centred and large, as the page's own button. */
  readonly isProminent: boolean;
  /** Link to a page with details, or null. */
  readonly readMore: { readonly text: SubscriptionText; readonly href: string } | null;
}

/** Page of the trial plan (F2.7-6). */
const TRY_BUY_PATH = '/mobilabonnement/ubegrenset-data-provekjop/';
const READ_MORE = { text: { key: 'readMore' }, href: TRY_BUY_PATH } as const;

const isTryBuyPage = ({ pathname }: PlanPlace): boolean => `${pathname.replace(/\/$/, '')}/` === TRY_BUY_PATH;

/** Order matters: the first match wins. */
export const PLAN_ACTION = [
  {
    id: 'F2.7-7',
    when: ({ realm }) => realm === 'B2B',
    then: { text: { key: 'startOrder' }, kind: 'order', isProminent: false, readMore: null },
  },
  {
    id: 'F2.7-6 page',
    when: (facts) => facts.isTryBuySubscription && isTryBuyPage(facts),
    then: { text: { key: 'tryUs' }, kind: 'add', isProminent: true, readMore: null },
  },
  {
    id: 'F2.7-6',
    when: ({ isTryBuySubscription }) => isTryBuySubscription,
    then: { text: { key: 'tryUs' }, kind: 'add', isProminent: false, readMore: READ_MORE },
  },
  {
    id: 'F1-11',
    when: otherwise,
    then: { text: { key: 'addToCart' }, kind: 'add', isProminent: false, readMore: null },
  },
] as const satisfies readonly Rule<PlanPlace, PlanAction>[];

/** The button of a plan in the list (F2.7-6, F2.7-7, F6-11). */
export const resolvePlanAction = (facts: PlanPlace): PlanAction =>
  firstMatch<PlanPlace, PlanAction>(PLAN_ACTION, facts);
