import type { Ore } from '../../money';
import type { Insurance, PurchaseText } from '../model';
import { insuranceExcess } from './insurance-excess';

export interface InsuranceCard {
  /** Per month. */
  readonly price: Ore;
  /** The monthly price before, struck through; null without a discount. */
  readonly before: Ore | null;
  readonly sellingPoints: readonly { readonly icon?: string | undefined; readonly text: PurchaseText }[];
}

/**
 * Prices and selling points of an insurance (P3-31): the discount price is shown where it is a reduction; [DATA] in a selling
 * point is the excess.
 *
 * @param itemPrice full price of the device
 */
export function insuranceCard(
  { price, discountPrice, sellingPoints }: Pick<Insurance, 'price' | 'discountPrice' | 'sellingPoints'>,
  itemPrice: Ore,
): InsuranceCard {
  const discounted = discountPrice ?? price;
  const isReduced = discounted > 0 && discounted < price;
  const excess = insuranceExcess(itemPrice);
  return {
    price: isReduced ? discounted : price,
    before: isReduced ? price : null,
    sellingPoints: sellingPoints.map(({ icon, subtext }) => ({
      icon,
      text: { key: 'sellingPoint', values: { subtext, excess } },
    })),
  };
}
