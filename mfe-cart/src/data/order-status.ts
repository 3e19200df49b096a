/** A paid order at the API of order status. */
import * as v from 'valibot';
import { cartAnswerSchema } from 'shared-domain/cart/io';
import { FAILED_CALLS } from 'shared-domain/contracts/failed-calls';
import type { Result } from 'shared-domain/kernel';
import { apiGet, type HttpFailure } from 'shared-domain/runtime/http';

export const orderStatusSchema = v.object({
  orderNumber: v.string(),
  delivery: v.picklist(['home', 'pickup', 'none']),
  steps: v.array(
    v.object({
      id: v.picklist(['ordered', 'paid', 'packing', 'sent', 'ready']),
      reachedAt: v.nullable(v.string()),
    }),
  ),
  cart: cartAnswerSchema,
});
export type OrderStatus = v.InferOutput<typeof orderStatusSchema>;

/** GET {api}/order-status/{code}, read again each time; 404 for a code that has ended. */
export const fetchOrderStatus = (code: string, signal: AbortSignal): Promise<Result<OrderStatus, HttpFailure>> =>
  apiGet(`/order-status/${encodeURIComponent(code)}`, orderStatusSchema, {
    signal,
    headers: { 'cache-control': 'no-cache' },
    logMessage: FAILED_CALLS.orderStatus,
    expectedStatuses: [400, 404],
  });

/** The form, or the order that it found. */
export type OrderPageData =
  | {
      readonly kind: 'form';
      /** What became of the form that was sent before, or 'utlopt'; null: none was. */
      readonly message: string | null;
    }
  | { readonly kind: 'order'; readonly status: OrderStatus };

/** The code of the address has ended. */
export const ENDED = 'utlopt';
