import type { Realm } from '../../contracts/realm';
import {
  formatMonths,
  formatPrice,
  monthlyParts,
  type Ore,
  type PriceParts,
  priceParts,
  WITHOUT_VAT_NOTE,
  withoutVat,
} from '../../money';
import type { FinancingOptionId, ProductListItem } from '../model';
import { financingLabel } from './financing-choices';
import { isSwitchOption, leaseOf, priceForFinancing, SWITCH_MONTHS } from './financing-price';
import { PRICE_TO_COME } from './sales-state';

const DEFAULT_LEASE_MONTHS = 24;

export interface CardPrice {
  /** Null when the price is hidden or unknown; the note says so. */
  readonly price: PriceParts | null;
  /** 'i 24 md. Fullpris 12 990,-'; '' when the price needs no note. */
  readonly note: string;
  /** Struck earlier full price, or null. */
  readonly before: string | null;
}

/** The financing option of a card until the visitor chooses one: the agreement for its customers, else the 24-month lease, else the full price. */
function leadingOption(item: ProductListItem, realm: Realm): FinancingOptionId {
  if (realm === 'UKKO' && item.ukkoPrice) return `ukko${item.ukkoPrice.duration}`;
  return leaseOf(item, DEFAULT_LEASE_MONTHS) ? `lease${DEFAULT_LEASE_MONTHS}` : 'upfront';
}

/** The period or condition of the price; '' for a full price. */
function termsOf(option: FinancingOptionId): string {
  const [months] = /\d+$/.exec(option) ?? [null];
  if (months) return `i ${formatMonths(Number(months))}`;
  if (isSwitchOption(option)) return `Svitsj i ${formatMonths(SWITCH_MONTHS)}`;
  return option === 'leasenow' ? 'med avtaletid.' : '';
}

const isPaidAtOnce = (option: FinancingOptionId): boolean => option.startsWith('upfront') || option === 'leasenow';

/**
 * The price of a list card (F5.5-16..20). Business prices are shown without mva.; agreement prices come without it (P6-14,
 * P6-15). A hidden price is not shown, an unknown one is never 0 (P8-11).
 *
 * @param financing as chosen in the price facet, or null
 */
export function cardPrice(item: ProductListItem, financing: FinancingOptionId | null, realm: Realm): CardPrice {
  if (item.hidePrices) return { price: null, note: PRICE_TO_COME, before: null };
  const shown = (amount: Ore): string => formatPrice(realm === 'B2B' ? withoutVat(amount) : amount);
  const option = financing ?? leadingOption(item, realm);
  const isAgreement = option.startsWith('ukko');
  const full = item.upfrontPrice && !isAgreement ? `Fullpris ${shown(item.upfrontPrice.upfront)}` : '';
  const amount = priceForFinancing(item, option);
  if (amount === null)
    return { price: null, note: full || (isAgreement ? financingLabel(option) : PRICE_TO_COME), before: null };
  const told = realm === 'B2B' && !isAgreement ? withoutVat(amount) : amount;
  const vat = realm === 'B2B' || isAgreement ? WITHOUT_VAT_NOTE : '';
  const note = [termsOf(option), option.startsWith('upfront') ? '' : full, vat].filter(Boolean).join(' ');
  const before = item.upfrontPrice?.before === undefined ? null : shown(item.upfrontPrice.before);
  return { price: isPaidAtOnce(option) ? priceParts(told) : monthlyParts(told), note, before };
}
