import type { ProductVariant } from 'shared-domain/catalogue';
import { isSubscriptionOf } from 'shared-domain/identity';
import { isReSwitching } from 'shared-domain/purchase';
import { type Account, accountsForRealm, toAccountRows } from 'shared-domain/subscription';
import { supportsExistingSubscription } from '../payment/rules/phone-switch';
import { type OwnContext, type OwnRow, forExisting, isSameNumber, toRow, swapRow } from './own-rows';
import type { OwnState } from './own-state';

/** The own subscriptions, and what the purchase is with each. */
export interface OwnPlans {
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly rows: readonly OwnRow[];
  /** The row of the swap is the only one, and there is no new subscription beside it (P4-43). */
  readonly isSwap: boolean;
  /** Number of the chosen one; null: a new one. */
  readonly selected: OwnRow | null;
  /** The variant with the prices of an existing number. */
  readonly variant: ProductVariant;
  readonly hasCompany: boolean;
}

function selectedRow(
  { choice, user }: OwnContext,
  state: OwnState,
  rows: readonly OwnRow[],
  accounts: readonly Account[],
): OwnRow | null {
  const canSelect = ({ canKeep, change }: OwnRow): boolean => canKeep || change !== null;
  const open = rows.filter(canSelect);
  if (state.pickedAt === choice.askedPlan) {
    const { selectedSubscriptionPhoneNumber: picked } = state.change;
    return open.find(({ phoneNumber }) => phoneNumber === picked) ?? null;
  }
  // A link to a plan is one to a new subscription.
  if (choice.askedPlan !== null) return null;
  const own = accounts
    .flatMap(({ subscriptions }) => subscriptions)
    .find((each) => user !== null && isSubscriptionOf(each, user));
  return open.find(({ phoneNumber }) => phoneNumber === own?.phoneNumber) ?? open[0] ?? null;
}

/** The own subscriptions of a customer on a product page (P6-7..13); null: there is nothing of the kind to choose. */
export function ownPlans(facts: OwnContext, state: OwnState): OwnPlans | null {
  const { choice, product, realm, cart, user } = facts;
  const { option, needsPlan } = choice.purchase;
  if (realm !== 'B2C' || !needsPlan || option === null) return null;
  const accounts = accountsForRealm(facts.accounts, realm);
  const variant = forExisting(facts);
  const hasCompany = facts.accounts.length > accounts.length;
  const swap = option === 'existing-switch' && isReSwitching(cart) ? (cart?.reSwitch ?? null) : null;
  if (swap) {
    const row = swapRow(facts, state, variant, swap.phoneNumber);
    const account = accounts.find(({ subscriptions }) =>
      subscriptions.some((each) => isSameNumber(each.phoneNumber, swap.phoneNumber)),
    );
    const rows = row ? [row] : [];
    return { accounts: [], account: account ?? null, rows, isSwap: true, selected: row, variant, hasCompany: false };
  }
  // Before a swap has begun no phone is chosen, and so no plan.
  if (facts.accounts.length === 0 || option === 'existing-switch') return null;
  const account =
    accounts.find(({ accountId }) => accountId === state.accountId) ??
    accounts.find(({ subscriptions }) => subscriptions.some((each) => user && isSubscriptionOf(each, user))) ??
    accounts[0] ??
    null;
  const rows = supportsExistingSubscription(product.type)
    ? toAccountRows(account?.subscriptions ?? [], choice.offerings).map((row) => toRow(facts, state, variant, row))
    : [];
  const selected = selectedRow(facts, state, rows, accounts);
  return { accounts, account, rows, isSwap: false, selected, variant, hasCompany };
}
