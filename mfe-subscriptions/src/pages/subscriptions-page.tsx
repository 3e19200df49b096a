import type { PageProps } from 'shared-domain/contracts/exposes';
import { filterOfferings } from 'shared-domain/subscription';
import { Breadcrumbs, Heading, Page, Section, Stack, Text } from 'shared-domain/ui';
import { AGE_FIELD } from '../data/age-filter';
import { planSections } from '../data/plan-sections';
import type { SubscriptionsPageData } from '../data/subscriptions-loader';
import { subscriptionsTrail } from '../data/subscriptions-trail';
import { useAgeFilter } from '../state/use-age-filter';
import { texts } from '../texts/nb';
import { AgeSwitches } from '../ui/age-switches';
import { SectionChips } from '../ui/section-chips';
import { PlanOverview } from './plan-overview';
import styles from './subscriptions-page.module.css';

/** The subscriptions page: head, age filter (F5.3), and the plans with a way to each kind of them. */
export function SubscriptionsPage({ data }: PageProps<SubscriptionsPageData>) {
  const [filter, changeFilter] = useAgeFilter();
  const offered = filterOfferings(data.offerings, filter);
  const chips = planSections(offered).map(({ kind, id }) => ({ id, label: texts.sections[kind].title }));
  return (
    <>
      <Page className={styles.head}>
        <Breadcrumbs items={subscriptionsTrail} />
        <Stack gap={12} className={styles.title}>
          <Heading level={1}>{texts.heading}</Heading>
          <Text size="lead" tone="soft">
            {texts.lead}
          </Text>
          <SectionChips sections={chips} />
        </Stack>
      </Page>
      <Section tone="warm" className={styles.plans}>
        <PlanOverview offered={offered}>
          <AgeSwitches field={AGE_FIELD} filter={filter} onChange={changeFilter} />
        </PlanOverview>
      </Section>
    </>
  );
}
