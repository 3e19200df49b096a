import { nationalNumber } from 'shared-domain/identity';
import type { CartUpdateFields } from '../requests/cart-request';
import type { Customer, Line, Order } from './order';

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

const isChange = (line: Line): boolean =>
  line.kind === 'subscription' ? line.isChange === true : line.kind === 'goods' && line.existingPhone === 'changed';

/** A number's plan is changed once (F3.4-3): a later change takes the place of the plan that was chosen for the number before. */
export function withOneChangeEach(
  before: readonly Line[],
  after: readonly Line[],
  customers: Order['customers'],
): readonly Line[] {
  const numberOf = ({ cartItemId }: Line): string => nationalNumber(customers[cartItemId]?.phoneNumber ?? '');
  const changed = after.filter((line) => isChange(line) && !before.includes(line)).map(numberOf);
  return after.filter(
    (line) =>
      line.kind !== 'subscription' || !isChange(line) || !before.includes(line) || !changed.includes(numberOf(line)),
  );
}
