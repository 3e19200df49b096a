import { formatPrice } from 'shared-domain/money';
import { texts } from '../texts/nb';
import { ownTexts } from '../texts/own-nb';
import type { OwnRow } from './own-plans';
import type { PurchaseSummary } from './purchase-texts';

/** The sums of a purchase with a subscription that is kept: it is paid as before, so that it is in none of them. */
export function keptSummary(summary: PurchaseSummary, { planName, kept }: OwnRow, isSwitch: boolean): PurchaseSummary {
  const rows = summary.rows.slice(0, -1);
  const total = kept ? texts.totalPrice(formatPrice(kept.device.total)) : null;
  // On Svitsj the total of the phone is stated without a plan.
  const legal = isSwitch ? summary.legal : total;
  return {
    ...summary,
    rows: [...rows, { label: planName, value: ownTexts.asToday }],
    legal,
    conditions: [ownTexts.withOwnPlan, legal].filter(Boolean).join(' '),
  };
}
