import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared-domain/runtime/router';
import {
  GUIDE_QUESTIONS,
  type GuideChoice,
  guideHref,
  type GuideQuestion,
  missingAnswers,
  readGuideChoice,
  toGuideAnswers,
} from '../data/guide-query';
import type { GuideAnswers } from '../rules/plan-guide';

export interface Guide {
  readonly choice: GuideChoice;
  readonly answer: (question: GuideQuestion, value: string) => void;
  /** Index of the question that a phone shows. */
  readonly step: number;
  readonly goTo: (step: number) => void;
  /** Asked for the advice: questions that still need an answer. */
  readonly missing: readonly GuideQuestion[];
  readonly submit: () => void;
  /** The answers of the address; null as long as one is missing. */
  readonly answers: GuideAnswers | null;
  /** The element of the advice, which takes the focus when it comes. */
  readonly resultRef: React.RefObject<HTMLDivElement | null>;
}

/** The guide's answers: in the page while they are chosen, in the address when the advice is asked for. */
export function useGuide(): Guide {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const written = useMemo(() => readGuideChoice(searchParams), [searchParams]);
  // A choice belongs to the address at which it was made.
  const address = searchParams.toString();
  const [chosen, setChosen] = useState<{ readonly at: string; readonly values: GuideChoice }>({ at: '', values: {} });
  const [step, setStep] = useState(0);
  const [isAsked, setAsked] = useState(Object.keys(written).length > 0);
  const resultRef = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(false);
  const values = chosen.at === address ? chosen.values : {};
  const choice = { ...written, ...values };

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    resultRef.current?.focus();
  }, [written]);

  return {
    choice,
    answer: (question, value) => setChosen({ at: address, values: { ...values, [question]: value } }),
    step,
    goTo: setStep,
    missing: isAsked ? missingAnswers(choice) : [],
    submit: () => {
      setAsked(true);
      const [first] = missingAnswers(choice);
      if (first) {
        setStep(GUIDE_QUESTIONS.indexOf(first));
        return;
      }
      shouldFocus.current = true;
      void navigate(guideHref(choice), { preventScrollReset: true });
    },
    answers: useMemo(() => toGuideAnswers(written), [written]),
    resultRef,
  };
}
