import { formatMonths } from '../../money';

/** Labels of a lease by product type (F9.3-11). */
const LEASES: Readonly<Record<string, string>> = {
  HANDSET: 'Delbetaling telefon',
  'HANDSET-PREOWNED': 'Delbetaling telefon',
  WEARABLE: 'Delbetaling smartklokke',
  CONNECTED_DEVICE: 'Delbetaling av smarthjemprodukt',
  TABLET: 'Delbetaling nettbrett',
  MODEM: 'Delbetaling ruter',
};

interface Lease {
  /** The type of the product. */
  readonly type: string;
  /** 0: it has no set length. */
  readonly months: number;
}

/** Label of a lease. In a file of its own: product pages need no other text of the cart. */
export function leaseText({ type, months }: Lease): string {
  const label = LEASES[type] ?? 'Delbetaling produkt';
  return months > 0 ? `${label} ${formatMonths(months)}` : label;
}
