import type { ProductVariant } from 'shared-domain/catalogue';
import { formatAfterFree, formatMonthly, monthlyParts, type Ore, type PriceParts, ZERO } from 'shared-domain/money';
import { type Insurance, insuranceCard } from 'shared-domain/purchase';
import { chargedBy } from '../purchase/prices';
import { purchaseText } from '../texts/purchase-nb';

/** An insurance as a card: texts and prices are ready. */
export interface InsuranceOption {
  readonly code: string;
  readonly name: string;
  readonly price: PriceParts;
  /** 'i 2 md., deretter 169,-/md.'; null without free months. */
  readonly later: string | null;
  /** Struck; null without a discount. */
  readonly before: string | null;
  readonly flash: { readonly text: string; readonly isOffer: boolean } | null;
  readonly points: readonly { readonly icon: string | null; readonly text: string }[];
}

/**
 * The value of a device, by which its excess is found (P9-20): its full price, which no campaign changes; where it is not sold at one, all
 * that is paid for it over time.
 */
export function insuredPrice({ prices: { upfront, ...overTime } }: Pick<ProductVariant, 'prices'>): Ore {
  const full = chargedBy(upfront).listed?.upfront ?? upfront?.upfront;
  const [entry] = [...Object.values(overTime.lease), ...Object.values(overTime.switch)].flat();
  return full ?? entry?.total ?? ZERO;
}

/** The insurances of a device as cards (P3-31). @param itemPrice `insuredPrice` */
export function insuranceOptions(insurances: readonly Insurance[], itemPrice: Ore): readonly InsuranceOption[] {
  return insurances.map((insurance) => {
    const { price, later, before, sellingPoints } = insuranceCard(insurance, itemPrice);
    const { name, flashText } = insurance;
    return {
      code: insurance.code,
      name,
      price: monthlyParts(price),
      later: later && formatAfterFree(later.freeMonths, later.monthly),
      before: before && formatMonthly(before),
      // A name may say it, too.
      flash: flashText && !name.includes(flashText.text) ? { text: flashText.text, isOffer: before !== null } : null,
      points: sellingPoints.map(({ icon = null, text }) => ({ icon, text: purchaseText(text) })),
    };
  });
}
