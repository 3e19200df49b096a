import type { CartAnswer } from 'shared-domain/cart';
import {
  catalogueText,
  isPhasedOut,
  isSoldOut,
  presaleText,
  type Product,
  type ProductVariant,
  type StockLine,
} from 'shared-domain/catalogue';
import { isReSwitching, type PurchaseStep } from 'shared-domain/purchase';
import { pageText } from '../texts/purchase-page-nb';
import type { Purchase } from './purchase';
import { isNextDisabled, resolveBuyButton, resolveNextButton } from './rules/buy-button';

/** The state of the buy button. */
export type BuyState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'checkout'; readonly text: string }
  | { readonly kind: 'presale'; readonly text: string }
  | { readonly kind: 'closed'; readonly text: string }
  | { readonly kind: 'open'; readonly text: string };

export interface SaleSituation {
  readonly product: Product;
  readonly variant: ProductVariant;
  readonly stock: StockLine;
  readonly purchase: Purchase;
  readonly cart: CartAnswer | null;
  readonly isLoggedIn: boolean;
  /** The steps of this purchase (P4-1). */
  readonly steps: readonly PurchaseStep[];
  readonly step: PurchaseStep;
  /** When this visitor may buy it, and the time, in milliseconds since the epoch. */
  readonly releaseMs: number;
  readonly nowMs: number;
}

/** The buy button, which is the next button of the steps (P3-7, P4-9, P4-10, P4-15..18, P4-46). */
export function resolveBuyState({
  product,
  variant,
  stock,
  purchase,
  cart,
  isLoggedIn,
  steps,
  step,
  releaseMs,
  nowMs,
}: SaleSituation): BuyState {
  const { option, plan, plans, needsPlan } = purchase;
  if (option === null) return { kind: 'hidden' };
  const button = resolveBuyButton({
    cart,
    sku: variant.sku,
    option,
    sellable: variant.salesStatus.sellable,
    hideBuyButton: product.hideBuyButton,
  });
  if (button.action === 'hidden') return { kind: 'hidden' };
  // On a later step the way on is that of the steps.
  if (button.action === 'checkout' && step === 'finance') return { kind: 'checkout', text: pageText(button.text) };
  const countdown = presaleText(releaseMs, nowMs);
  const isReleaseInFuture = countdown !== null;
  const hasReSwitchStarted = isReSwitching(cart);
  const next = resolveNextButton({
    isReleaseInFuture,
    isLastStep: steps.at(-1) === step,
    stepCount: steps.length,
    step,
    option,
    hasReSwitchStarted,
    isLoggedIn,
  });
  if (next.text === 'presale') return { kind: 'presale', text: countdown ? catalogueText(countdown) : '' };
  if (isSoldOut(stock))
    return { kind: 'closed', text: catalogueText({ key: isPhasedOut(stock) ? 'phasedOut' : 'soldOut' }) };
  const planCode = needsPlan ? (plan?.offering.offeringCode ?? null) : null;
  const isDisabled = isNextDisabled({
    isReleaseInFuture,
    hasReSwitchStarted,
    option,
    planCode,
    listedPlanCodes: plans.map(({ offering }) => offering.offeringCode),
  });
  // The text of a method whose button orders at once (P3-9).
  const ownText = steps.length === 1 ? purchase.method?.buttonText : undefined;
  return {
    kind: isDisabled || button.action === 'unavailable' ? 'closed' : 'open',
    text: ownText ?? pageText(next.text),
  };
}
