/** How far a paid order has come. The reference shop has no warehouse: it goes by the time since the payment. */
import type { DeliveryWay } from '../cart';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type OrderStepId = 'ordered' | 'paid' | 'packing' | 'sent' | 'ready';

export interface OrderStep {
  readonly id: OrderStepId;
  /** Null: it is yet to come. */
  readonly reachedAt: string | null;
}

const STEPS: readonly { readonly id: OrderStepId; readonly afterMs: number; readonly of: readonly DeliveryWay[] }[] = [
  { id: 'ordered', afterMs: 0, of: ['home', 'pickup', 'none'] },
  { id: 'paid', afterMs: 0, of: ['home', 'pickup', 'none'] },
  { id: 'packing', afterMs: 30 * MINUTE_MS, of: ['home', 'pickup'] },
  { id: 'sent', afterMs: 4 * HOUR_MS, of: ['home', 'pickup'] },
  { id: 'ready', afterMs: 24 * HOUR_MS, of: ['pickup'] },
];

/** The steps of an order with this way of delivery, in their order. */
export const stepsOf = (delivery: DeliveryWay, paidAtMs: number, nowMs: number): readonly OrderStep[] =>
  STEPS.filter(({ of }) => of.includes(delivery)).map(({ id, afterMs }) => ({
    id,
    reachedAt: paidAtMs + afterMs <= nowMs ? new Date(paidAtMs + afterMs).toISOString() : null,
  }));
