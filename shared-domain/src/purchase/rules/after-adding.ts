import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { PurchaseAction } from '../model';

export interface AfterAddingFacts {
  /** The answer has an errorMessage (P7-17). */
  readonly hasError: boolean;
  /** The answer has the address of a page that the browser may be sent to. */
  readonly hasRedirect: boolean;
  readonly isLastStep: boolean;
  readonly isUpfrontOnlyAccessory: boolean;
}

/** Order matters: the first match wins (P4-22, P4-33). */
export const AFTER_ADDING = [
  {
    id: 'P4-33',
    when: ({ hasError }) => hasError,
    then: [{ kind: 'show-refusal' }, { kind: 'scroll-to-top' }, { kind: 'reset-steps' }],
  },
  { id: 'P4-22 redirect', when: ({ hasRedirect }) => hasRedirect, then: [{ kind: 'follow-redirect' }] },
  {
    id: 'P4-22 cart',
    when: ({ isLastStep, isUpfrontOnlyAccessory }) => isLastStep || isUpfrontOnlyAccessory,
    then: [{ kind: 'load-insurances' }, { kind: 'open-cart' }],
  },
  { id: 'P4-22 next', when: otherwise, then: [{ kind: 'load-insurances' }, { kind: 'go-to-next-step' }] },
] as const satisfies readonly Rule<AfterAddingFacts, readonly PurchaseAction[]>[];

/**
 * What the page does after the cart has answered to an added product (P4-22, P4-33, P8-1). Insurances depend on the plan:
 * without one `toInsuranceLookup` is null and nothing is loaded.
 */
export const actionsAfterAdding = (facts: AfterAddingFacts): readonly PurchaseAction[] =>
  firstMatch<AfterAddingFacts, readonly PurchaseAction[]>(AFTER_ADDING, facts);
