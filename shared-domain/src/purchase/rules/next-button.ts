import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { PageText, PurchaseStep } from '../model';

export interface StepFacts {
  readonly isReleaseInFuture: boolean;
  readonly isLastStep: boolean;
  readonly stepCount: number;
  readonly step: PurchaseStep;
  readonly option: string;
  readonly hasReSwitchStarted: boolean;
  readonly isLoggedIn: boolean;
}

export interface NextButton {
  /** 'presale': the text of the countdown (P4-54..57). */
  readonly text: PageText | 'presale';
  readonly icon?: 'cart';
}

const atFinance = (facts: StepFacts, option: string): boolean => facts.step === 'finance' && facts.option === option;
const asksForPhone = (facts: StepFacts): boolean => atFinance(facts, 'existing-switch') && !facts.hasReSwitchStarted;

/** Order matters: the first match wins (P4-8). */
export const NEXT_BUTTON = [
  { id: 'P4-9', when: ({ isReleaseInFuture }) => isReleaseInFuture, then: { text: 'presale', icon: 'cart' } },
  {
    id: 'P4-10 only',
    when: ({ isLastStep, stepCount }) => isLastStep && stepCount === 1,
    then: { text: { key: 'addToCart' } },
  },
  { id: 'P4-10 last', when: ({ isLastStep }) => isLastStep, then: { text: { key: 'seeCart' } } },
  { id: 'P4-11', when: (facts) => atFinance(facts, 'new-switch'), then: { text: { key: 'choosePlan' } } },
  {
    id: 'P4-12 known',
    when: (facts) => asksForPhone(facts) && facts.isLoggedIn,
    then: { text: { key: 'choosePhoneToSwap' } },
  },
  { id: 'P4-12 visitor', when: asksForPhone, then: { text: { key: 'logInToContinue' } } },
  { id: 'P4-13', when: otherwise, then: { text: { key: 'next' } } },
] as const satisfies readonly Rule<StepFacts, NextButton>[];

export const resolveNextButton = (facts: StepFacts): NextButton =>
  firstMatch<StepFacts, NextButton>(NEXT_BUTTON, facts);
