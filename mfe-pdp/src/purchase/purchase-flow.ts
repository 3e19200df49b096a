import { itemName } from 'shared-domain/cart';
import { PATHS } from 'shared-domain/contracts/paths';
import { STEP_ALIASES } from 'shared-domain/contracts/query-parameters';
import { checkoutTarget } from 'shared-domain/navigation';
import { cartIdAfterAdding, toDeviceUpdate } from 'shared-domain/purchase';
import { getConfig } from 'shared-domain/runtime/config';
import { emit } from 'shared-domain/runtime/event-bus';
import { followRedirect } from 'shared-domain/stores/add-to-cart';
import { cartStore, updateCart } from 'shared-domain/stores/cart-store';
import { leaveForCheckout } from 'shared-domain/stores/leave-for-checkout';
import { showToast } from 'shared-domain/stores/toast-store';
import { purchaseText } from '../texts/purchase-nb';
import { devicePurchase, putIntoAgreement, tellDroppedCampaign } from './add-to-cart';
import { billedCompanyAccount } from './billed-account';
import { leavePage, showCart } from './leave-page';
import { toMachineInput } from './machine-input';
import type { PurchasePage } from './purchase-page';
import { goToCart } from './rules/after-adding';
import { reducePurchase } from './rules/purchase-machine';
import { positionOf, type MachineInput } from './rules/purchase-position';
import type { PurchaseEffect, PurchaseEvent, PurchaseState } from './rules/purchase-state';
import { scrollToPart } from './scroll-to-part';
import { startLogin } from './start-login';

/** The page whose purchase goes on. */
export interface PurchaseHost {
  readonly page: () => PurchasePage;
  readonly state: () => PurchaseState;
  readonly show: (state: PurchaseState) => void;
}

/** Facts that reach the page only after the event: a plan that was just confirmed, the bundle that an answer made. */
export type Ahead = Partial<Pick<PurchasePage, 'cartId' | 'purchase'>>;

/** Does what follows from an event: the state of the purchase, its address, calls and moves (P4-19..33). */
export async function advance(host: PurchaseHost, event: PurchaseEvent, ahead: Ahead = {}): Promise<void> {
  const page = { ...host.page(), ...ahead };
  const { cart, status } = cartStore.getState();
  const facts = toMachineInput(page, status === 'ready' ? cart : null);
  const { state, effects } = reducePurchase(host.state(), facts, event);
  host.show(state);
  nameStep(page, state, facts, ahead.cartId);
  const isAdded = event.type === 'cart-answered' && event.refusal === null && !event.hasRedirect;
  if (isAdded && !effects.some(({ kind }) => kind === 'open-cart')) sayAdded();
  for (const effect of effects) await carryOut(effect, host, page, isAdded);
}

/** The address always names the step (P2-8); a part of the first step, as in 'steg=abonnement', stays in it. */
function nameStep(
  { steg, mark }: PurchasePage,
  state: PurchaseState,
  facts: MachineInput,
  cartId: string | null | undefined,
): void {
  const named = positionOf(state, facts).steg;
  const isLaterStep = steg !== null && ['insurance', 'accessories'].includes(STEP_ALIASES[steg] ?? '');
  const isOther = facts.isCartKnown && (named !== null || isLaterStep) && named !== steg;
  if (isOther || cartId !== undefined)
    mark({ ...(isOther && { steg: named }), ...(cartId !== undefined && { cartId }) });
}

const sayAdded = (): void => showToast({ kind: 'success', text: purchaseText({ key: 'productAdded' }) });

/** Goes to the cart (P4-47). The drawer says what was added; where there is none, a toast does (P8-15). */
function openCart(host: PurchaseHost, page: PurchasePage, isAdded: boolean): void {
  const { cart } = cartStore.getState();
  const way = cart && goToCart({ realm: page.realm, cart, isAdded });
  if (way?.kind === 'go-to-checkout') return void leaveIfKnown();
  if (way?.kind === 'expand-cart') {
    const facts = toMachineInput(page, cart);
    const reached = positionOf(host.state(), facts).steps[way.stepIndex];
    if (reached) {
      host.show({ ...host.state(), step: reached.step });
      nameStep(page, host.state(), facts, undefined);
    }
  }
  if (!isAdded) return showCart();
  if (!emit('shop:cart:drawer-requested@1', { open: true, added: itemName(page.product) })) sayAdded();
}

/** Leaves for the checkout. @returns whether it does: not where none is known */
function leaveIfKnown(): boolean {
  const { cart } = cartStore.getState();
  const href = cart && checkoutTarget(cart, getConfig());
  if (href !== null) void leaveForCheckout(() => leavePage(href), showCart);
  return href !== null;
}

async function carryOut(
  effect: PurchaseEffect,
  host: PurchaseHost,
  page: PurchasePage,
  isAdded: boolean,
): Promise<void> {
  switch (effect.kind) {
    case 'add-to-cart':
      return addToCart(host, page);
    // 'redirect-to-ukko-checkout' is part of it, since it needs the order of the answer.
    case 'update-ukko-cart':
      return orderByAgreement(host, page);
    case 'update-cart': {
      const result = await updateCart(effect.input);
      return advance(host, {
        type: 'cart-answered',
        refusal: result.ok ? null : result.failure.message,
        hasRedirect: false,
      });
    }
    case 'open-cart':
      return openCart(host, page, isAdded);
    case 'go-to-checkout':
      return void leaveIfKnown();
    case 'go-to-min-side':
      return leavePage(PATHS.agreements);
    case 'log-in':
      return startLogin();
    case 'scroll-to':
      return scrollToPart(effect.target);
    default:
      return undefined;
  }
}

/** P6-15: in the agreement's cart the way on is its checkout. A call that failed leaves the page as it is (P8-13). */
async function orderByAgreement(host: PurchaseHost, page: PurchasePage): Promise<void> {
  const answer = await putIntoAgreement(page);
  const refusal = answer?.errorMessage || null;
  await advance(host, { type: 'cart-answered', refusal, hasRedirect: refusal === null });
  if (answer && refusal === null && !leaveIfKnown())
    emit('shop:cart:drawer-requested@1', { open: true, added: itemName(page.product) });
}

async function addToCart(host: PurchaseHost, page: PurchasePage): Promise<void> {
  const { option } = page.purchase;
  if (option === null) return;
  const accountId = page.realm === 'B2B' ? billedCompanyAccount() : undefined;
  const purchase = { ...devicePurchase(page, option), ...(accountId !== undefined && { accountId }) };
  const result = await updateCart(toDeviceUpdate(purchase), { name: itemName(page.product) });
  if (!result.ok) return advance(host, { type: 'cart-answered', refusal: result.failure.message, hasRedirect: false });
  tellDroppedCampaign(page, result.value);
  await advance(
    host,
    { type: 'cart-answered', refusal: null, hasRedirect: followRedirect(result.value) },
    { cartId: cartIdAfterAdding(result.value, page.variant.sku), purchase: page.purchase },
  );
}
