import type { PageProps } from 'shared-domain/contracts/exposes';
import { Breadcrumbs, Heading, Page, Section, Stack, Text } from 'shared-domain/ui';
import type { SubscriptionsPageData } from '../data/subscriptions-page-data';
import { subscriptionsTrail } from '../data/subscriptions-trail';
import { useRecovery } from '../state/use-recovery';
import { texts } from '../texts/nb';
import { PlanCatalogue } from './plan-catalogue';
import { PlansFailure } from './plans-failure';
import styles from './subscriptions-page.module.css';

/** The subscription catalogue: head, plans, or what to do when they could not be read. */
export function SubscriptionsPage({ data }: PageProps<SubscriptionsPageData>) {
  useRecovery(data.kind === 'failed');
  return (
    <>
      <Page className={styles.head}>
        <Breadcrumbs items={subscriptionsTrail} />
        <Stack gap={12} className={styles.title}>
          <Heading level={1}>{texts.heading}</Heading>
          <Text size="lead" tone="soft">
            {texts.lead}
          </Text>
        </Stack>
      </Page>
      <Section tone="warm" className={styles.plans}>{data.kind === 'plans' ? <PlanCatalogue offerings={data.offerings} /> : <PlansFailure />}</Section>
    </>
  );
}
