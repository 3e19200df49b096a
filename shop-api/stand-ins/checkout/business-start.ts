import { type Catalogue, planSoldIn, soldIn } from '../../src/catalogue';

/** Parameters that 'Start bestilling' puts into the address (F2.9-5). */
export interface AskedOrder {
  readonly offeringCode: string;
  /** Sku of the device; absent: the subscription alone. */
  readonly sku?: string;
}

/** Names of the plan and the device; null: not sold to businesses. */
export interface StartedOrder {
  readonly plan: string | null;
  /** undefined: no device was requested. */
  readonly device: string | null | undefined;
}

/** @param query the parsed query @returns null when it starts no order */
export function businessOrderOf(query: unknown): AskedOrder | null {
  const { abonnement, hw } = query as Readonly<Record<string, unknown>>;
  if (typeof abonnement !== 'string' || abonnement === '') return null;
  return { offeringCode: abonnement, ...(typeof hw === 'string' && hw !== '' && { sku: hw }) };
}

export function startedOrder(
  { plans, productBySku }: Pick<Catalogue, 'plans' | 'productBySku'>,
  { offeringCode, sku }: AskedOrder,
): StartedOrder {
  const plan = plans.find((each) => each.offeringCode === offeringCode && planSoldIn(each, 'B2B'));
  const product = sku === undefined ? undefined : productBySku.get(sku);
  const device = product && soldIn(product, 'B2B') ? `${product.brand} ${product.name}` : null;
  return { plan: plan?.subscriptionName ?? null, device: sku === undefined ? undefined : device };
}
