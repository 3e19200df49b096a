import type { Realm } from '../../contracts/realm';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { PurchaseAction, PurchaseStep } from '../model';

export interface NextActionFacts {
  readonly realm: Realm;
  readonly step: PurchaseStep;
  readonly isLastStep: boolean;
  readonly option: string;
  readonly hasReSwitchStarted: boolean;
  readonly isLoggedIn: boolean;
}

const atFinance = ({ step, option }: NextActionFacts, asked: string): boolean => step === 'finance' && option === asked;
const asksForPhone = (facts: NextActionFacts): boolean =>
  atFinance(facts, 'existing-switch') && !facts.hasReSwitchStarted;

/**
 * Order matters: the first match wins (P4-19..23). Before reSwitch has started the button leads to login or 'Min Side' (P4-12);
 * on a last step after finance it opens the cart (P4-10).
 */
export const NEXT_ACTIONS = [
  { id: 'P4-20', when: (facts) => atFinance(facts, 'new-switch'), then: [{ kind: 'go-to-switch-flow' }] },
  { id: 'P4-12 known', when: (facts) => asksForPhone(facts) && facts.isLoggedIn, then: [{ kind: 'go-to-min-side' }] },
  { id: 'P4-12 visitor', when: asksForPhone, then: [{ kind: 'log-in' }] },
  {
    id: 'P4-21',
    when: (facts) => atFinance(facts, 'existing-switch'),
    then: [{ kind: 'open-subscriptions-modal' }, { kind: 'load-insurances' }],
  },
  {
    id: 'P6-15',
    when: ({ realm, step }) => step === 'finance' && realm === 'UKKO',
    then: [{ kind: 'update-ukko-cart' }, { kind: 'redirect-to-ukko-checkout' }],
  },
  { id: 'P4-22', when: ({ step }) => step === 'finance', then: [{ kind: 'add-to-cart' }] },
  { id: 'P4-10', when: ({ isLastStep }) => isLastStep, then: [{ kind: 'open-cart' }] },
  { id: 'P4-23', when: otherwise, then: [{ kind: 'go-to-next-step' }] },
] as const satisfies readonly Rule<NextActionFacts, readonly PurchaseAction[]>[];

/** What the next button does. `actionsAfterAdding` decides what follows when a product was added. */
export const nextActions = (facts: NextActionFacts): readonly PurchaseAction[] =>
  firstMatch<NextActionFacts, readonly PurchaseAction[]>(NEXT_ACTIONS, facts);
