import { type Html, html } from 'shared-domain/servers/plain-page';
import type { ShopCalls } from '../shop-calls';
import { NOTICE } from './checkout-pages';
import { texts } from './texts/nb';

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

export async function startedOrder(
  shop: Pick<ShopCalls, 'plans' | 'product'>,
  { offeringCode, sku }: AskedOrder,
): Promise<StartedOrder> {
  const [plans, product] = await Promise.all([
    shop.plans('B2B'),
    sku === undefined ? undefined : shop.product('B2B', sku),
  ]);
  const plan = plans.find((each) => each.offeringCode === offeringCode);
  const device = product ? `${product.brand} ${product.name}` : null;
  return { plan: plan?.subscriptionName ?? null, device: sku === undefined ? undefined : device };
}

const { businessStart } = texts;
/** Business subscriptions, the page with 'Start bestilling'. */
const PLANS = '/bedrift/mobilabonnement/';

/** The business order page after 'Start bestilling' of a subscription (F2.9-5). */
export function businessStartPage({ plan, device }: StartedOrder): Html {
  const row = (label: string, value: string | null): Html =>
    html`<div><dt>${label}</dt><dd>${value ?? businessStart.unknown}</dd></div>`;
  return html`${NOTICE}
<h1>${businessStart.title}</h1>
<div class="card"><dl>
${row(businessStart.plan, plan)}
${device === undefined ? null : row(businessStart.device, device)}
</dl><p>${businessStart.text}</p></div>
<p><a class="link" href="${PLANS}">${businessStart.back}</a></p>`;
}
