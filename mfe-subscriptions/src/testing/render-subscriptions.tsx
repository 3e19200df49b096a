import { render, type RenderResult } from '@testing-library/react';
import type { Offering } from 'shared-domain/subscription';
import type { SubscriptionsPageData } from '../data/subscriptions-page-data';
import { SubscriptionsPage } from '../pages/subscriptions-page';
import { fakeRouter } from './fake-router';
import { allPlans } from './plans';

const RENDERED_AT = Date.UTC(2026, 10, 21, 9);

export const pageData = (offerings: readonly Offering[]): SubscriptionsPageData => ({
  kind: 'plans',
  offerings,
  isNarrowed: false,
});

/** The page as an element, at an address of the fake router. */
export function subscriptionsElement(search = '', data: SubscriptionsPageData = pageData(allPlans)) {
  fakeRouter.open(`/mobilabonnement/${search}`);
  return <SubscriptionsPage data={data} realm="B2C" renderedAt={RENDERED_AT} />;
}

export const renderSubscriptions = (search = '', data?: SubscriptionsPageData): RenderResult =>
  render(subscriptionsElement(search, data));
