import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { useSearchParams } from 'shared-domain/runtime/router';
import { filterOfferings, groupedCard, type Offering, planColour } from 'shared-domain/subscription';
import { Alert, Cluster, EmptyState, Heading, Panel, RowList, Stack, TextLink } from 'shared-domain/ui';
import { AGE_FIELD } from '../data/age-filter';
import { pageChips } from '../data/page-chips';
import { PLAN_PAGES, plansOf } from '../data/plan-pages';
import { planSections, plansForPhone } from '../data/plan-sections';
import { planTrail } from '../data/plan-trail';
import type { SubscriptionsPageData } from '../data/subscriptions-loader';
import { PlanPageContext, usePlanPage } from '../state/plan-page';
import { useAgeFilter, useShownPlan } from '../state/use-age-filter';
import { useCustomerOfferings } from '../state/use-customer-offerings';
import { useCustomerPlans, useOwnSubscriptions } from '../state/use-customer-plans';
import { texts } from '../texts/nb';
import { pageTexts } from '../texts/pages-nb';
import { AgeSwitches } from '../ui/age-switches';
import { PageChips } from '../ui/page-chips';
import { PageIntro, PageSection } from '../ui/page-section';
import { PlanGroup } from '../ui/plan-group';
import { GroupedTile } from './grouped-tile';
import { PlanTile } from './plan-tile';
import { TryBuyTile } from './try-buy-tile';
import styles from './subscriptions-page.module.css';

export interface PlanOverviewProps {
  readonly realm: Realm;
  /** The plans that pass the age filter (F5.3). */
  readonly offered: readonly Offering[];
  /** Above the plans. */
  readonly children: ReactNode;
}

/** The grouped X card, then the other plans by whom they are for. */
function PlanOverview({ realm, offered, children }: PlanOverviewProps) {
  const { customer } = usePlanPage();
  const group = groupedCard(offered, (plan) => ({ isFamily: customer?.planOf(plan).ribbon != null }));
  const sections = planSections(offered);
  const titles = realm === 'B2C' ? texts.sections : texts.businessSections;
  return (
    <Stack gap={48}>
      <Stack gap={24}>
        {children}
        {group && <GroupedTile group={group} />}
      </Stack>
      {sections.map(({ kind, id, plans }) => (
        <PlanGroup
          key={kind}
          id={id}
          {...titles[kind]}
          cards={plans.map((plan) => ({
            key: plan.offeringCode,
            colour: planColour(plan),
            card: kind === 'try-buy' ? <TryBuyTile plan={plan} /> : <PlanTile plan={plan} />,
          }))}
        />
      ))}
      {!group && sections.length === 0 && <EmptyState title={texts.emptyHeading} text={texts.emptyBody} />}
    </Stack>
  );
}

const OwnSubscriptionsDialog = lazy(() =>
  import('./own-subscriptions-dialog').then((module) => ({ default: module.OwnSubscriptionsDialog })),
);

const DevicePanel = lazy(() =>
  import(/* webpackChunkName: 'drawn-device' */ '../ui/device-panel').then((module) => ({
    default: module.DevicePanel,
  })),
);

/** Pages that the page of all plans leads to at its end. */
const MORE_PAGES = ['broadband', 'prepaid', 'bundles', 'family', 'prices'] as const;
const NO_BUNDLES: NonNullable<SubscriptionsPageData['bundles']> = [];

/** A page of plans: head with the way to the others, age filter where it matters (F5.3), and the plans. */
export function SubscriptionsPage({ data, realm }: PageProps<SubscriptionsPageData>) {
  const { page, offerings, bundles = NO_BUNDLES, device = null } = data;
  const hasDevice = data.device !== undefined;
  const pathname = PLAN_PAGES[page];
  const [parameters] = useSearchParams();
  const [filter, changeFilter] = useAgeFilter();
  const known = useCustomerOfferings(offerings);
  const { customer, check } = useCustomerPlans(realm, known);
  const own = useOwnSubscriptions(customer);
  const [chosenCode, hardware] = [parameters.get('abonnement'), parameters.get('hw')];
  const shared = useMemo(
    () => ({ realm, pathname, chosenCode, hardware, bundles, device, customer, check, askCustomer: own.ask }),
    [realm, pathname, chosenCode, hardware, bundles, device, customer, check, own.ask],
  );
  useShownPlan(chosenCode);
  const shown = plansOf(page, known);
  const hasAges = page === 'all' || page === 'unlimited';
  return (
    <PlanPageContext value={shared}>
      <PageIntro trail={planTrail(page)} heading={pageTexts[page].heading} lead={pageTexts[page].lead}>
        {!device && <PageChips pages={pageChips(page)} />}
      </PageIntro>
      <PageSection>
        <PlanOverview realm={realm} offered={filterOfferings(device ? plansForPhone(shown) : shown, filter)}>
          {check === 'late' && <Alert kind="warning">{texts.customerUnknown}</Alert>}
          {hasDevice && (
            <Suspense fallback={<div className={styles.device} />}>
              <DevicePanel device={device} withoutHref={pathname} />
            </Suspense>
          )}
          {hasAges && (
            <>
              <AgeSwitches
                action={pathname}
                kept={device && { hw: device.sku }}
                canHideOthers={page === 'all'}
                field={AGE_FIELD}
                filter={filter}
                onChange={changeFilter}
              />
              {!device && (
                <Cluster gap={24}>
                  <TextLink look="strong" href={PLAN_PAGES['yearly-discount']}>
                    {texts.yearlyOffer}
                  </TextLink>
                  <TextLink look="strong" href={PLAN_PAGES.guide}>
                    {texts.guideOffer}
                  </TextLink>
                </Cluster>
              )}
            </>
          )}
        </PlanOverview>
        {page === 'all' && !device && (
          <Stack gap={16} className={styles.more}>
            <Heading level={2}>{texts.moreHeading}</Heading>
            <Panel tone="white">
              <RowList
                label={texts.moreHeading}
                items={MORE_PAGES.map((key) => ({
                  title: pageTexts[key].heading,
                  detail: pageTexts[key].lead,
                  href: PLAN_PAGES[key],
                }))}
              />
            </Panel>
          </Stack>
        )}
      </PageSection>
      {customer && own.chosen && (
        <Suspense fallback={null}>
          <OwnSubscriptionsDialog customer={customer} offerings={known} own={own} chosen={own.chosen} />
        </Suspense>
      )}
    </PlanPageContext>
  );
}
