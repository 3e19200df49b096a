import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import { ButtonLink, EmptyState } from 'shared-domain/ui';
import { planTrail } from '../../data/plan-trail';
import type { SubscriptionsPageData } from '../../data/subscriptions-loader';
import { recommendPlan } from '../../rules/plan-guide';
import { useGuide } from '../../state/use-guide';
import { guideTexts as texts } from '../../texts/guide-nb';
import { pageTexts } from '../../texts/pages-nb';
import { PageIntro, PageSection } from '../../ui/page-section';
import { GuideForm } from './guide-form';
import { GuideResult } from './guide-result';
import styles from './guide-page.module.css';

/** The guide to subscriptions (P2-24): a few questions, then a plan with the reasons for it, at an address that can be shared. */
export function GuidePage({ data: { page, offerings } }: PageProps<SubscriptionsPageData>) {
  const guide = useGuide();
  const { answers, resultRef } = guide;
  const advice = answers && recommendPlan(offerings, answers);
  const { heading, lead } = pageTexts[page];
  return (
    <>
      <PageIntro trail={planTrail(page)} heading={heading} lead={lead} />
      <PageSection>
        <div className={styles.columns}>
          <GuideForm guide={guide} />
          {answers && advice && <GuideResult advice={advice} isFamily={answers.family} headRef={resultRef} />}
          {answers && !advice && (
            <EmptyState
              title={texts.nothing}
              action={<ButtonLink href={PATHS.subscriptions}>{texts.seePlans}</ButtonLink>}
            />
          )}
        </div>
      </PageSection>
    </>
  );
}
