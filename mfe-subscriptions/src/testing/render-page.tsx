import type { ComponentType } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import type { Offering } from 'shared-domain/subscription';
import { renderAt, routed } from 'shared-domain/testing/router';
import { PLAN_PAGES, type PlanPageKey } from '../data/plan-pages';
import type { SubscriptionsPageData } from '../data/subscriptions-loader';
import { SubscriptionsPage } from '../pages/subscriptions-page';
import { allPlans } from './plans';

/** A page of this remote at an address with its query. */
export function renderPage<Data>(Page: ComponentType<PageProps<Data>>, data: Data, address: string) {
  return renderAt(address, <Page data={data} realm="B2C" renderedAt={RENDERED_AT} />);
}

/** The same for the server. */
export const pageElement = <Data,>(Page: ComponentType<PageProps<Data>>, data: Data, address: string) =>
  routed(address, <Page data={data} realm="B2C" renderedAt={RENDERED_AT} />).element;

export const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

export const pageData = (offerings: readonly Offering[], page: PlanPageKey = 'all'): SubscriptionsPageData => ({
  page,
  offerings,
  isNarrowed: false,
});

const subscriptionsPage = (data: SubscriptionsPageData, realm: Realm) => (
  <SubscriptionsPage data={data} realm={realm} renderedAt={RENDERED_AT} />
);

const realmOf = (page: PlanPageKey): Realm => (page === 'business' ? 'B2B' : 'B2C');

/** The page at an address, for the server. */
export const subscriptionsElement = (search = '', data: SubscriptionsPageData = pageData(allPlans)) =>
  routed(`${PLAN_PAGES[data.page]}${search}`, subscriptionsPage(data, realmOf(data.page))).element;

export const renderSubscriptions = (search = '', data: SubscriptionsPageData = pageData(allPlans)) =>
  renderAt(`${PLAN_PAGES[data.page]}${search}`, subscriptionsPage(data, realmOf(data.page)));
