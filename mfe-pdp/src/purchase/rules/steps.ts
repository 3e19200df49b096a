import type { Realm } from 'shared-domain/contracts/realm';
import { isUpfront, type Step } from 'shared-domain/purchase';

export interface PurchaseOutline {
  readonly realm: Realm;
  readonly productType: string;
  /** Chosen financing option; null: there is no payment method. */
  readonly option: string | null;
  readonly compatibleAccessoryCount: number;
}

interface StepRow extends Omit<Step, 'isSkipped'> {
  readonly id: string;
  readonly isEnabled: (facts: PurchaseOutline) => boolean;
}

const isHandset = (productType: string): boolean => productType === 'HANDSET' || productType === 'HANDSET-PREOWNED';

/** In the order of the purchase (P4-1). */
export const PURCHASE_STEPS = [
  { id: 'P4-2', step: 'finance', label: { key: 'stepFinance' }, isEnabled: () => true },
  {
    id: 'P4-3',
    step: 'insurance',
    label: { key: 'stepInsurance' },
    isEnabled: ({ realm, productType, option }) =>
      realm === 'B2C' && isHandset(productType) && option !== null && !isUpfront(option),
  },
  {
    id: 'P4-4',
    step: 'accessories',
    label: { key: 'stepAccessories' },
    isEnabled: ({ realm, compatibleAccessoryCount }) => realm === 'B2C' && compatibleAccessoryCount > 0,
  },
] as const satisfies readonly StepRow[];

/** Whether next and previous skip a step: only insurance, for a consumer who does not buy a handset (P4-5). */
export const isStepSkipped = (
  step: Step['step'],
  { realm, productType }: Pick<PurchaseOutline, 'realm' | 'productType'>,
): boolean => step === 'insurance' && realm === 'B2C' && !isHandset(productType);

/** The steps of a purchase, without those that are not enabled (P4-1..5, F6-13). */
export const purchaseSteps = (facts: PurchaseOutline): readonly Step[] =>
  PURCHASE_STEPS.filter(({ isEnabled }) => isEnabled(facts)).map(({ step, label }) => ({
    step,
    label,
    isSkipped: isStepSkipped(step, facts),
  }));

/** Whether the steps are shown: to consumers, when more than one visible step follows the first (P4-7). */
export const showsStepIndicator = ({
  realm,
  steps,
  isUpfrontOnlyAccessory,
}: {
  readonly realm: Realm;
  readonly steps: readonly Step[];
  readonly isUpfrontOnlyAccessory: boolean;
}): boolean =>
  realm === 'B2C' && !isUpfrontOnlyAccessory && steps.slice(1).filter(({ isSkipped }) => !isSkipped).length > 1;
