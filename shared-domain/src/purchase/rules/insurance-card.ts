import { formatMonthly, type Ore } from '../../money';
import type { Insurance } from '../model';
import { insuranceExcess } from './insurance-excess';

export interface InsuranceCard {
  /** '99,-/md.' */
  readonly price: string;
  /** The price before, struck; null without a discount. */
  readonly struck: string | null;
  readonly sellingPoints: Insurance['sellingPoints'];
}

/**
 * Prices and selling points of an insurance (P3-31): the discount price is shown where it is a reduction, [DATA] in a point is
 * the excess.
 *
 * @param itemPrice full price of the device
 */
export function insuranceCard(
  { price, discountPrice, sellingPoints }: Pick<Insurance, 'price' | 'discountPrice' | 'sellingPoints'>,
  itemPrice: Ore,
): InsuranceCard {
  const discounted = discountPrice ?? price;
  const isReduced = discounted > 0 && discounted < price;
  return {
    price: formatMonthly(isReduced ? discounted : price),
    struck: isReduced ? formatMonthly(price) : null,
    sellingPoints: sellingPoints.map((point) => ({
      ...point,
      subtext: point.subtext.replaceAll('[DATA]', insuranceExcess(itemPrice)),
    })),
  };
}
