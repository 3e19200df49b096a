import type { Offering } from 'shared-domain/subscription';
import { renderAt, routed } from 'shared-domain/testing/router';
import type { SubscriptionsPageData } from '../data/subscriptions-loader';
import { SubscriptionsPage } from '../pages/subscriptions-page';
import { allPlans } from './plans';

const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

export const pageData = (offerings: readonly Offering[]): SubscriptionsPageData => ({
  offerings,
  isNarrowed: false,
});

const PATH = '/mobilabonnement/';
const subscriptionsPage = (data: SubscriptionsPageData) => (
  <SubscriptionsPage data={data} realm="B2C" renderedAt={RENDERED_AT} />
);

/** The page at an address, for the server. */
export const subscriptionsElement = (search = '') =>
  routed(`${PATH}${search}`, subscriptionsPage(pageData(allPlans))).element;

export const renderSubscriptions = (search = '', data: SubscriptionsPageData = pageData(allPlans)) =>
  renderAt(`${PATH}${search}`, subscriptionsPage(data));
