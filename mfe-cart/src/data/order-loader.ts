import type { PageModule } from 'shared-domain/contracts/exposes';
import { ORDER_STATUS_FIELDS } from 'shared-domain/contracts/order-status-form';
import { ENDED, fetchOrderStatus, type OrderPageData } from './order-status';

/** The order of `kode`; without one, or when it has ended, the form. */
export const loadOrder: PageModule<OrderPageData>['loader'] = async ({ searchParams, signal }) => {
  const code = searchParams.get(ORDER_STATUS_FIELDS.code);
  if (code === null)
    return { kind: 'data', data: { kind: 'form', message: searchParams.get(ORDER_STATUS_FIELDS.message) } };
  const status = await fetchOrderStatus(code, signal);
  if (status.ok) return { kind: 'data', data: { kind: 'order', status: status.value } };
  return [400, 404].includes(status.failure.status ?? 0)
    ? { kind: 'data', data: { kind: 'form', message: ENDED } }
    : { kind: 'unavailable' };
};
