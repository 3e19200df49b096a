import type { FormEvent } from 'react';
import { Alert, Button, classNames, Panel, RadioCardGroup, Text, useHydrated } from 'shared-domain/ui';
import { GUIDE_FIELDS, GUIDE_QUESTIONS } from '../../data/guide-query';
import { PLAN_PAGES } from '../../data/plan-pages';
import type { Guide } from '../../state/use-guide';
import { guideQuestions, guideTexts as texts } from '../../texts/guide-nb';
import styles from './guide-page.module.css';

const optionsOf = (answers: Readonly<Record<string, readonly [title: string, detail: string]>>) =>
  Object.entries(answers).map(([value, [title, detail]]) => ({ value, title, detail }));

/** The questions: a plain GET form. With script a phone shows them one at a time. */
export function GuideForm({ guide }: { readonly guide: Guide }) {
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
