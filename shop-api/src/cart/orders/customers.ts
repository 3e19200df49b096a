import { nationalNumber } from 'shared-domain/identity';
import { ok, type Result } from 'shared-domain/kernel';
import { type Refusal, refuse } from '../changes/change';
import type { CartUpdateFields } from '../requests/cart-request';
import { refusals } from '../texts/nb';
import type { Customer, Line, Order } from './order';

/** An account of the customer system, as far as the cart reads it. */
export interface OwnAccount {
  readonly accountId: string;
  /** A company account. */
  readonly isLegal: boolean;
  readonly subscriptions: readonly { readonly phoneNumber: string; readonly offeringCode: string }[];
}

/** A customer who is logged in, with the accounts that the customer system knows. */
export interface KnownCustomer {
  readonly accounts: readonly OwnAccount[];
}

/**
 * Codes of the private subscriptions that count for the family discount (F9.9-1).
 *
 * @param changed number of the subscription that gets the plan itself
 */
export const ownPlanCodes = ({ accounts }: KnownCustomer, changed?: string): readonly string[] =>
  accounts
    .filter(({ isLegal }) => !isLegal)
    .flatMap(({ subscriptions }) => subscriptions)
    .filter(({ phoneNumber }) => changed === undefined || nationalNumber(phoneNumber) !== nationalNumber(changed))
    .map(({ offeringCode }) => offeringCode);

/**
 * Account and phone number of an update are stored for the line that it adds (P7-10): the device, else each subscription, and the one that
 * replaces the plan of the number. Entries of removed lines stay until the order ends, so that a line that is put back is for the same number.
 */
export function nextCustomers(
  before: Pick<Order, 'lines' | 'customers'>,
  after: readonly Line[],
  update: CartUpdateFields | undefined,
  ownPlanCodes?: readonly string[],
): Order['customers'] {
  const touched = after.filter((line) => !before.lines.includes(line));
  const devices = touched.filter(({ kind }) => kind === 'goods');
  const plans = touched.filter((line) => line.kind === 'subscription' && (devices.length === 0 || line.isChange));
  const given: Customer = {
    ...(update?.accountId !== undefined && { accountId: update.accountId }),
    ...(update?.phoneNumber !== undefined && { phoneNumber: update.phoneNumber }),
    ...(ownPlanCodes && { ownPlanCodes }),
  };
  if (Object.keys(given).length === 0) return before.customers;
  const added = [...devices, ...plans].map(
    ({ cartItemId }) => [cartItemId, { ...before.customers[cartItemId], ...given }] as const,
  );
  return { ...before.customers, ...Object.fromEntries(added) };
}

/** The effect of a line on the plan that its customer's number has today. */
const claimOf = (line: Line): 'changed' | 'kept' | undefined =>
  line.kind === 'goods' ? line.existingPhone : line.kind === 'subscription' && line.isChange ? 'changed' : undefined;

/**
 * A number has one plan (F3.4-3): a later change takes the place of a plan that was chosen for the number alone before. Beside a device for that
 * number another choice of plan is refused: which of the two would hold?
 */
export function withOnePlanPerNumber(
  before: readonly Line[],
  after: readonly Line[],
  customers: Order['customers'],
): Result<readonly Line[], Refusal> {
  const numberOf = ({ cartItemId }: Line): string => nationalNumber(customers[cartItemId]?.phoneNumber ?? '');
  const added = after.filter((line) => claimOf(line) && numberOf(line) !== '' && !before.includes(line));
  const contradicts = (line: Line): boolean =>
    before.includes(line) &&
    claimOf(line) !== undefined &&
    added.some(
      (each) => numberOf(each) === numberOf(line) && (claimOf(each) === 'changed' || claimOf(line) === 'changed'),
    );
  const isReplaced = (line: Line): boolean =>
    line.kind === 'subscription' && added.every((each) => claimOf(each) === 'changed');
  const contradicted = after.filter(contradicts);
  return contradicted.every(isReplaced)
    ? ok(after.filter((line) => !contradicted.includes(line)))
    : refuse(refusals.numberTaken);
}
