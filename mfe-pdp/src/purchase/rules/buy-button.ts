import { bundleOf, type CartAnswer, financingKey } from 'shared-domain/cart';
import { firstMatch, otherwise, type Rule } from 'shared-domain/kernel';
import { isUpfront, needsPlan, type PageText, type PurchaseStep, toUpdateFinancing } from 'shared-domain/purchase';
import { bareCode } from 'shared-domain/subscription';

/** The step that is open, and what its button depends on. */
export interface OpenStep {
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

export const atFinance = ({ step, option }: Pick<OpenStep, 'step' | 'option'>, asked: string): boolean =>
  step === 'finance' && option === asked;

/** The phone to swap is not chosen yet (P4-12). */
export const asksForPhone = (open: Pick<OpenStep, 'step' | 'option' | 'hasReSwitchStarted'>): boolean =>
  atFinance(open, 'existing-switch') && !open.hasReSwitchStarted;

/** Order matters: the first match wins (P4-8). */
export const NEXT_BUTTON = [
  { id: 'P4-9', when: ({ isReleaseInFuture }) => isReleaseInFuture, then: { text: 'presale', icon: 'cart' } },
  {
    id: 'P4-10 only',
    when: ({ isLastStep, stepCount }) => isLastStep && stepCount === 1,
    then: { text: { key: 'addToCart' } },
  },
  { id: 'P4-10 last', when: ({ isLastStep }) => isLastStep, then: { text: { key: 'seeCart' } } },
  { id: 'P4-11', when: (open) => atFinance(open, 'new-switch'), then: { text: { key: 'choosePlan' } } },
  {
    id: 'P4-12 known',
    when: (open) => asksForPhone(open) && open.isLoggedIn,
    then: { text: { key: 'choosePhoneToSwap' } },
  },
  { id: 'P4-12 visitor', when: asksForPhone, then: { text: { key: 'logInToContinue' } } },
  { id: 'P4-13', when: otherwise, then: { text: { key: 'next' } } },
] as const satisfies readonly Rule<OpenStep, NextButton>[];

export const resolveNextButton = (open: OpenStep): NextButton => firstMatch<OpenStep, NextButton>(NEXT_BUTTON, open);

/**
 * Whether the next button is disabled (P4-16..18). Neither an upfront nor an UKKO option needs a plan; once reSwitch has started
 * a missing plan does not disable it. Plan codes are compared without their suffixes.
 */
export function isNextDisabled({
  isReleaseInFuture,
  hasReSwitchStarted,
  option,
  planCode,
  listedPlanCodes,
}: {
  readonly isReleaseInFuture: boolean;
  readonly hasReSwitchStarted: boolean;
  readonly option: string;
  readonly planCode: string | null;
  /** Codes of the plans that are listed. */
  readonly listedPlanCodes: readonly string[];
}): boolean {
  if (isReleaseInFuture) return true;
  if (planCode === null) return needsPlan(option) && !hasReSwitchStarted;
  return (
    toUpdateFinancing(option).financingType === 'lease' &&
    !listedPlanCodes.some((listed) => bareCode(listed) === bareCode(planCode))
  );
}

/** 'hidden', or what the button does and its text (P4-10, P4-46). */
export type BuyButton =
  | { readonly action: 'hidden' }
  | { readonly action: 'add' | 'unavailable' | 'checkout'; readonly text: PageText };

/** Whether the product is already in the cart with this financing (P4-46). All upfront options count as one. */
export function isInCart(cart: CartAnswer | null, sku: string, option: string): boolean {
  const key = isUpfront(option) ? 'upfront' : option;
  return (
    cart?.cart.content.some((item) => item.id === sku && financingKey(item, bundleOf(cart, item)) === key) ?? false
  );
}

/** The buy button of a product that is bought in one step (P3-4, P4-10, P4-46). */
export function resolveBuyButton({
  cart,
  sku,
  option,
  sellable,
  hideBuyButton = false,
}: {
  readonly cart: CartAnswer | null;
  readonly sku: string;
  /** Chosen financing option. */
  readonly option: string;
  readonly sellable: boolean;
  readonly hideBuyButton?: boolean;
}): BuyButton {
  if (hideBuyButton) return { action: 'hidden' };
  if (isInCart(cart, sku, option)) return { action: 'checkout', text: { key: 'goToOrder' } };
  return { action: sellable ? 'add' : 'unavailable', text: { key: 'addToCart' } };
}
