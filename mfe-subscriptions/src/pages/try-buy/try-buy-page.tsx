import { useMemo } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import type { Realm } from 'shared-domain/contracts/realm';
import { type Offering, presentPlan } from 'shared-domain/subscription';
import { EmptyState, Heading, Panel, Stack, Text, TextLink, UspList } from 'shared-domain/ui';
import { pageChips } from '../../data/page-chips';
import { PLAN_PAGES, plansOf } from '../../data/plan-pages';
import { planTrail } from '../../data/plan-trail';
import type { SubscriptionsPageData } from '../../data/subscriptions-loader';
import { PlanPageContext } from '../../state/plan-page';
import { texts } from '../../texts/nb';
import { pageTexts } from '../../texts/pages-nb';
import { tryBuyTexts } from '../../texts/try-buy-nb';
import { PageChips } from '../../ui/page-chips';
import { PageIntro, PageSection } from '../../ui/page-section';
import { TryBuyTile } from '../try-buy-tile';
import styles from './try-buy-page.module.css';

function termsOf(plan: Offering, realm: Realm): readonly string[] {
  const { disclaimer, terms } = presentPlan(plan, { realm });
  return disclaimer ? [disclaimer.text, ...terms] : terms;
}

/** The trial as a whole (F2.7-6): the offer with a large button, how it works, its terms, and where it leads. */
export function TryBuyPage({ data, realm }: PageProps<SubscriptionsPageData>) {
  const { heading, lead } = pageTexts['try-buy'];
  const pathname = PLAN_PAGES['try-buy'];
  const [plan] = plansOf('try-buy', data.offerings).filter(({ isHidden }) => !isHidden);
  const shared = useMemo(
    () => ({
      realm,
      pathname,
      chosenCode: null,
      hardware: null,
      bundles: [],
      device: null,
      customer: null,
      check: 'known' as const,
      askCustomer: null,
    }),
    [realm, pathname],
  );
  return (
    <PlanPageContext value={shared}>
      <PageIntro trail={planTrail('try-buy')} heading={heading} lead={lead}>
        <PageChips pages={pageChips('try-buy')} />
      </PageIntro>
      <PageSection>
        {plan ? (
          <Stack gap={48}>
            <TryBuyTile plan={plan} />
            <Stack gap={16}>
              <Heading level={2}>{tryBuyTexts.howHeading}</Heading>
              <ol className={styles.steps}>
                {tryBuyTexts.steps.map(({ title, text }) => (
                  <li key={title}>
                    <Panel tone="white">
                      <Heading level={3}>{title}</Heading>
                      <Text>{text}</Text>
                    </Panel>
                  </li>
                ))}
              </ol>
            </Stack>
            <Stack gap={16}>
              <Heading level={2}>{tryBuyTexts.termsHeading}</Heading>
              <UspList items={termsOf(plan, realm)} />
              <TextLink look="strong" href={PLAN_PAGES.unlimited}>
                {tryBuyTexts.after}
              </TextLink>
            </Stack>
          </Stack>
        ) : (
          <EmptyState title={texts.emptyHeading} text={texts.emptyBody} />
        )}
      </PageSection>
    </PlanPageContext>
  );
}
