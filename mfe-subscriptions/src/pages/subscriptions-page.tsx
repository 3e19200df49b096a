import type { ReactNode } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { filterOfferings, type Offering } from 'shared-domain/subscription';
import { Breadcrumbs, Heading, Page, Section, Stack, Text } from 'shared-domain/ui';
import { planSections } from '../data/plan-sections';
import type { SubscriptionsPageData } from '../data/subscriptions-page-data';
import { subscriptionsTrail } from '../data/subscriptions-trail';
import { AGE_FIELD } from '../state/age-filter';
import { useAgeFilter } from '../state/use-age-filter';
import { useRecovery } from '../state/use-recovery';
import { texts } from '../texts/nb';
import { AgeSwitches } from '../ui/age-switches';
import { SectionChips } from '../ui/section-chips';
import { PlanCatalogue } from './plan-catalogue';
import { PlansFailure } from './plans-failure';
import styles from './subscriptions-page.module.css';

/** The subscription catalogue: head, plans, or what to do when they could not be read. */
export function SubscriptionsPage({ data }: PageProps<SubscriptionsPageData>) {
  useRecovery(data.kind === 'failed');
  if (data.kind === 'plans') return <Plans offerings={data.offerings} />;
  return (
    <Frame>
      <PlansFailure />
    </Frame>
  );
}

/** The plans that the age filter leaves (F5.3), and the way to each kind of them. */
function Plans({ offerings }: { readonly offerings: readonly Offering[] }) {
  const [filter, changeFilter] = useAgeFilter();
  const offered = filterOfferings(offerings, filter);
  const chips = planSections(offered).map(({ kind, id }) => ({ id, label: texts.sections[kind].title }));
  return (
    <Frame chips={<SectionChips sections={chips} />}>
      <PlanCatalogue offered={offered}>
        <AgeSwitches field={AGE_FIELD} filter={filter} onChange={changeFilter} />
      </PlanCatalogue>
    </Frame>
  );
}

function Frame({ chips, children }: { readonly chips?: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <Page className={styles.head}>
        <Breadcrumbs items={subscriptionsTrail} />
        <Stack gap={12} className={styles.title}>
          <Heading level={1}>{texts.heading}</Heading>
          <Text size="lead" tone="soft">
            {texts.lead}
          </Text>
          {chips}
        </Stack>
      </Page>
      <Section tone="warm" className={styles.plans}>
        {children}
      </Section>
    </>
  );
}
