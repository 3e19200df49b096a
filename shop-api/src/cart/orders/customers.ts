import type { CartUpdateFields } from '../requests/cart-request';
import type { Customer, Line, Order } from './order';

/**
 * Account and number of the update stay with what it is about (P7-10): the device, else each subscription. What left the order takes
 * them along.
 */
export function nextCustomers(
  before: Pick<Order, 'lines' | 'customers'>,
  after: readonly Line[],
  update: CartUpdateFields | undefined,
): Order['customers'] {
  const touched = after.filter((line) => !before.lines.includes(line));
  const devices = touched.filter(({ kind }) => kind === 'goods');
  const holders = (devices.length > 0 ? devices : touched.filter(({ kind }) => kind === 'subscription')).map(
    ({ cartItemId }) => cartItemId,
  );
  const given: Customer = {
    ...(update?.accountId !== undefined && { accountId: update.accountId }),
    ...(update?.phoneNumber !== undefined && { phoneNumber: update.phoneNumber }),
  };
  const kept = Object.entries(before.customers).filter(([id]) => after.some(({ cartItemId }) => cartItemId === id));
  const added =
    Object.keys(given).length === 0 ? [] : holders.map((id) => [id, { ...before.customers[id], ...given }] as const);
  return Object.fromEntries([...kept, ...added]);
}
