import type { FormEvent } from 'react';
import type { PageProps } from 'shared-domain/contracts/exposes';
import { PATHS } from 'shared-domain/contracts/paths';
import {
  Alert,
  Button,
  ButtonLink,
  classNames,
  EmptyState,
  Panel,
  RadioCardGroup,
  Text,
  useHydrated,
} from 'shared-domain/ui';
import { GUIDE_FIELDS, GUIDE_QUESTIONS } from '../../data/guide-query';
import { PLAN_PAGES } from '../../data/plan-pages';
import { planTrail } from '../../data/plan-trail';
import type { SubscriptionsPageData } from '../../data/subscriptions-loader';
import { recommendPlan } from '../../rules/plan-guide';
import { type Guide, useGuide } from '../../state/use-guide';
import { guideQuestions, guideTexts as texts } from '../../texts/guide-nb';
import { pageTexts } from '../../texts/pages-nb';
import { PageIntro, PageSection } from '../../ui/page-section';
import { GuideResult } from './guide-result';
import styles from './guide-page.module.css';

const optionsOf = (answers: Readonly<Record<string, readonly [title: string, detail: string]>>) =>
  Object.entries(answers).map(([value, [title, detail]]) => ({ value, title, detail }));

/** The questions: a plain GET form. With script a phone shows them one at a time. */
function GuideForm({ guide }: { readonly guide: Guide }) {
  const hydrated = useHydrated();
  const { choice, answer, step, goTo, missing, submit } = guide;
  const last = GUIDE_QUESTIONS.length - 1;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      method="get"
      action={PLAN_PAGES.guide}
      onSubmit={send}
      className={classNames(styles.form, hydrated && styles.stepwise)}
    >
      {GUIDE_QUESTIONS.map((question, index) => {
        const { legend, answers } = guideQuestions[question];
        return (
          <div key={question} className={classNames(styles.question, index === step && styles.current)}>
            <Panel tone="white">
              <Text size="small" tone="soft">
                {texts.step(index + 1, last + 1)}
              </Text>
              <RadioCardGroup
                legend={legend}
                headingLevel={2}
                name={GUIDE_FIELDS[question].name}
                value={choice[question] ?? null}
                onChange={(value) => answer(question, value)}
                options={optionsOf(answers)}
              />
            </Panel>
          </div>
        );
      })}
      {missing.length > 0 && (
        <Alert kind="warning">{texts.missing(missing.map((question) => guideQuestions[question].legend))}</Alert>
      )}
      <div className={styles.buttons}>
        {hydrated && (
          <>
            <Button
              variant="secondary"
              className={classNames(styles.phoneOnly, step === 0 && styles.gone)}
              onClick={() => goTo(Math.max(0, step - 1))}
            >
              {texts.previous}
            </Button>
            <Button
              className={classNames(styles.phoneOnly, step === last && styles.gone)}
              onClick={() => goTo(step + 1)}
            >
              {texts.next}
            </Button>
          </>
        )}
        <Button type="submit" className={classNames(hydrated && step !== last && styles.wideOnly)}>
          {texts.show}
        </Button>
      </div>
    </form>
  );
}

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
