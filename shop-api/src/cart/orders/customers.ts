import type { CartUpdateFields } from '../requests/cart-request';
import type { Customer, Line, Order } from './order';

/**
 * Account and phone number of an update are stored for the line that it adds (P7-10): the device, else each subscription. Entries of
 * removed lines are dropped.
 */
export function nextCustomers(
  before: Pick<Order, 'lines' | 'customers'>,
  after: readonly Line[],
  update: CartUpdateFields | undefined,
  ownPlanCodes: readonly string[] = [],
): Order['customers'] {
  const touched = after.filter((line) => !before.lines.includes(line));
  const devices = touched.filter(({ kind }) => kind === 'goods');
  const holders = (devices.length > 0 ? devices : touched.filter(({ kind }) => kind === 'subscription')).map(
    ({ cartItemId }) => cartItemId,
  );
  const given: Customer = {
    ...(update?.accountId !== undefined && { accountId: update.accountId }),
    ...(update?.phoneNumber !== undefined && { phoneNumber: update.phoneNumber }),
    ...(ownPlanCodes.length > 0 && { ownPlanCodes }),
  };
  const kept = Object.entries(before.customers).filter(([id]) => after.some(({ cartItemId }) => cartItemId === id));
  const added =
    Object.keys(given).length === 0 ? [] : holders.map((id) => [id, { ...before.customers[id], ...given }] as const);
  return Object.fromEntries([...kept, ...added]);
}
