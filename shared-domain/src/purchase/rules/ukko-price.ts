import { formatMonthly, formatPrice, type Ore, WITHOUT_VAT_NOTE } from '../../money';

export interface UkkoPrice {
  readonly monthly: string;
  readonly total: string;
}

/** Prices of an equipment agreement (P6-15): the month without mva., the least total with it. */
export const ukkoPrice = ({
  monthlyWithoutVat,
  total,
}: {
  readonly monthlyWithoutVat: Ore;
  readonly total: Ore;
}): UkkoPrice => ({
  monthly: `${formatMonthly(monthlyWithoutVat)} ${WITHOUT_VAT_NOTE}`,
  total: `Minste totalpris ${formatPrice(total)} (inkl. mva.)`,
});
