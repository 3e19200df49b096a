import type { CartUpdateInput } from '../../cart';
import { firstMatch, otherwise, type Rule } from '../../kernel';
import type { PurchaseAction, PurchaseStep } from '../model';
import { toConfirmingUpdate, toInsuranceUpdate } from './bundle-update';
import { NO_INSURANCE } from './insurance-choice';

export interface ExtrasFacts {
  readonly step: PurchaseStep;
  readonly isLastStep: boolean;
  /** 'NONE' declines the insurance; null on other steps. */
  readonly insuranceCode: string | null;
  readonly productType: string;
  readonly isKeepExisting: boolean;
  readonly isReSwitch: boolean;
  /** This purchase in the cart; null without a bundle. */
  readonly bundle: { readonly bundleId: string; readonly sku: string; readonly planCode: string } | null;
}

type ToUpdate = (bundle: NonNullable<ExtrasFacts['bundle']>, facts: ExtrasFacts) => CartUpdateInput | null;

/** Sent from the insurance step only. Order matters: the first match wins (P4-26, P4-27). */
export const EXTRAS_UPDATES = [
  { id: 'P4-24', when: ({ step }) => step !== 'insurance', then: () => null },
  {
    id: 'P4-26',
    when: ({ insuranceCode }) => insuranceCode !== null && insuranceCode !== NO_INSURANCE,
    then: ({ bundleId }, { insuranceCode }) => toInsuranceUpdate(bundleId, String(insuranceCode)),
  },
  {
    id: 'P4-27',
    when: ({ productType, isKeepExisting, isReSwitch }) => productType === 'HANDSET' && !isKeepExisting && !isReSwitch,
    then: toConfirmingUpdate,
  },
  { id: 'P4-28', when: otherwise, then: () => null },
] as const satisfies readonly Rule<ExtrasFacts, ToUpdate>[];

/** What 'continue' in the extras modal does (P4-26..28): a cart update if one is needed, then the checkout or the next step. */
export function extrasContinue(facts: ExtrasFacts): readonly PurchaseAction[] {
  const input = facts.bundle && firstMatch<ExtrasFacts, ToUpdate>(EXTRAS_UPDATES, facts)(facts.bundle, facts);
  const onwards: PurchaseAction = { kind: facts.isLastStep ? 'go-to-checkout' : 'go-to-next-step' };
  return input ? [{ kind: 'update-cart', input }, onwards] : [onwards];
}
