import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { keepText, storedJson } from 'shared-domain/device/storage';
import {
  type Account,
  accountsForRealm,
  type AccountSubscription,
  type Offering,
  toAccountRows,
  toChangedSubscription,
} from 'shared-domain/subscription';
import { NOTHING_PICKED, type OwnState } from './own-state';

/** The choice as session storage holds it while someone logs in again: places in the list of own subscriptions, neither numbers nor names. */
interface Kept {
  readonly product: string;
  /** -1: a new one. */
  readonly place: number;
  readonly account: number;
  readonly pickedAt: string | null;
  readonly changes: readonly (readonly [place: number, offeringCode: string])[];
}

interface Page {
  /** Slug of the product's model. */
  readonly product: string;
  readonly accounts: readonly Account[];
  readonly offerings: readonly Offering[];
}

const subscriptionsOf = (accounts: readonly Account[]): readonly AccountSubscription[] =>
  accountsForRealm(accounts, 'B2C').flatMap(({ subscriptions }) => subscriptions);

/** Remembers a choice, so that a session that ends takes nothing with it. */
export function rememberOwn({ product, accounts }: Page, state: OwnState): void {
  if (accounts.length === 0) return;
  const numbers = subscriptionsOf(accounts).map(({ phoneNumber }) => phoneNumber);
  const { selectedSubscriptionPhoneNumber: selected, changedSubscriptions } = state.change;
  const kept: Kept = {
    product,
    place: selected === null ? -1 : numbers.indexOf(selected),
    account: accountsForRealm(accounts, 'B2C').findIndex(({ accountId }) => accountId === state.accountId),
    pickedAt: state.pickedAt ?? null,
    changes: changedSubscriptions.map(({ phoneNumber, offeringCode }) => [numbers.indexOf(phoneNumber), offeringCode]),
  };
  keepText(STORAGE_KEYS.ownPlan, JSON.stringify(kept), 'sessionStorage');
}

const isKept = (value: unknown): value is Kept => {
  if (typeof value !== 'object' || value === null) return false;
  const { place, account, changes } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof place === 'number' && typeof account === 'number' && Array.isArray(changes) && changes.every(Array.isArray)
  );
};

/** The choice of this product that was made before a login or a reload. */
export function recallOwn({ product, accounts, offerings }: Page): OwnState {
  const kept = storedJson(STORAGE_KEYS.ownPlan, 'sessionStorage');
  const own = subscriptionsOf(accounts);
  if (!isKept(kept) || kept.product !== product || own.length === 0) return NOTHING_PICKED;
  const changes = kept.changes.flatMap(([place, code]) => {
    const [row] = toAccountRows(own.slice(place, place + 1), offerings);
    const offering = offerings.find(({ offeringCode }) => offeringCode === code);
    return place >= 0 && row && offering ? [toChangedSubscription(row, offering)] : [];
  });
  const selected = own[kept.place]?.phoneNumber ?? null;
  return {
    change: {
      ...NOTHING_PICKED.change,
      selectedSubscriptionPhoneNumber: selected,
      changedSubscriptions: changes,
    },
    pickedAt: kept.pickedAt,
    accountId: accountsForRealm(accounts, 'B2C')[kept.account]?.accountId ?? null,
  };
}
