import type { Ore } from 'shared-domain/money';
import type { PurchaseText } from 'shared-domain/purchase';

export interface UkkoPrice {
  readonly monthly: PurchaseText;
  readonly total: PurchaseText;
}

/** Prices of an equipment agreement (P6-15): the month without mva., the least total with it. */
export const ukkoPrice = ({
  monthlyWithoutVat,
  total,
}: {
  readonly monthlyWithoutVat: Ore;
  readonly total: Ore;
}): UkkoPrice => ({
  monthly: { key: 'agreementMonthly', values: { monthlyWithoutVat } },
  total: { key: 'agreementTotal', values: { total } },
});
