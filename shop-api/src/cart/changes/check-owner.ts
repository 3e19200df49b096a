import { nationalNumber } from 'shared-domain/identity';
import { ok, type Result } from 'shared-domain/kernel';
import { accountsForRealm, bareCode } from 'shared-domain/subscription';
import type { KnownCustomer, OwnAccount } from '../orders/customers';
import type { Swap } from '../orders/order';
import type { CartUpdateFields } from '../requests/cart-request';
import type { Intent, IntentOf } from '../requests/intent';
import { refusals } from '../texts/nb';
import { type ChangeContext, findSellablePlan, type Refusal, refuse } from './change';

/** Whether a consumer keeps a subscription with a new device; a swap proves its own (`checkSwap`). */
const keeps = (intent: Intent): intent is IntentOf<'add-bundle'> =>
  intent.kind === 'add-bundle' && intent.keepsSubscription && intent.financing.type !== 'reswitch';

const holds = ({ subscriptions }: OwnAccount, phoneNumber: string): boolean =>
  subscriptions.some((each) => nationalNumber(each.phoneNumber) === nationalNumber(phoneNumber));

/** The subscription of an agreement was proved when its swap began (P6-13). */
const isOfSwap = (swap: Swap | null, phoneNumber: string): boolean =>
  swap !== null && nationalNumber(swap.phoneNumber) === nationalNumber(phoneNumber);

/** A lease needs a plan that is sold with the device (P5-6, P8-9). */
function checkKeptPlan(
  { realm, catalogue }: ChangeContext,
  intent: Intent,
  offeringCode: string,
): Result<null, Refusal> {
  if (!keeps(intent) || intent.financing.type !== 'lease') return ok(null);
  const plan = findSellablePlan(catalogue, bareCode(offeringCode), realm, { sku: intent.sku });
  return plan.ok ? ok(null) : refuse(refusals.keptPlanNotSold);
}

/**
 * Whether subscription and account of an update are the buyer's own (P6-9, P6-10, P7-10): what a page sends proves nothing, the session
 * does. Names neither in the refusal.
 *
 * @param buyer null: no one is logged in
 */
export function checkOwner(
  context: ChangeContext,
  intent: Intent,
  buyer: KnownCustomer | null,
  update: CartUpdateFields | undefined,
): Result<null, Refusal> {
  const { realm, swap } = context;
  const { phoneNumber, accountId } = update ?? {};
  if (swap && (phoneNumber === undefined || isOfSwap(swap, phoneNumber)) && accountId === undefined) return ok(null);
  const needsNumber = realm === 'B2C' && keeps(intent) && phoneNumber === undefined;
  if (phoneNumber === undefined && accountId === undefined && !needsNumber) return ok(null);
  if (!buyer) return refuse(refusals.loginNeeded);
  if (needsNumber) return refuse(refusals.subscriptionNotFound);
  const accounts = accountsForRealm(buyer.accounts, realm).filter(
    (account) => accountId === undefined || account.accountId === accountId,
  );
  if (accounts.length === 0) return refuse(refusals.accountNotFound);
  if (phoneNumber === undefined || isOfSwap(swap, phoneNumber)) return ok(null);
  const own = accounts.find((account) => holds(account, phoneNumber));
  const subscription = own?.subscriptions.find(
    (each) => nationalNumber(each.phoneNumber) === nationalNumber(phoneNumber),
  );
  if (!subscription) return refuse(refusals.subscriptionNotFound);
  if (intent.kind === 'add-subscription' && bareCode(intent.planCode) === bareCode(subscription.offeringCode))
    return refuse(refusals.samePlan);
  return checkKeptPlan(context, intent, subscription.offeringCode);
}

/** Whether a refusal is one that a login resolves. Repeated requests have only the message of the first answer. */
export const isLoginRefusal = (message: string | undefined): boolean => message === refusals.loginNeeded;
