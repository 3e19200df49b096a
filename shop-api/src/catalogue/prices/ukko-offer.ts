/** Equipment agreements for a variant (P3-4, P6-15), for the product page and the cart. */
import { type Ore, withoutVat } from 'shared-domain/money';
import { type Plan, type Product, soldIn, type Variant } from '../model';
import { plansForDevice } from '../plans';
import { agreementTerms } from './device-terms';
import { UKKO_MONTHS } from './prices';

export interface UkkoOffer {
  /** The id made of the model and the months, e.g. 'nova-9-ukko24'. */
  readonly bundleId: string;
  readonly variantId: string;
  readonly months: number;
  readonly monthlyOre: Ore;
  readonly monthlyWithoutVatOre: Ore;
  /** Sum of all months, incl. VAT. */
  readonly totalOre: Ore;
  /** The plan included in the agreement; null: the employee keeps the existing one. */
  readonly plan: Plan | null;
}

const bundleIdOf = (product: Pick<Product, 'modelSlug'>, months: number): string =>
  `${product.modelSlug}-ukko${months}`;

/** One offer per length of agreement, the longest first; none for a product that is not in the agreement or has no price yet. */
export function ukkoOffers(
  product: Product,
  variant: Pick<Variant, 'sku' | 'priceOre'>,
  plans: readonly Plan[],
): readonly UkkoOffer[] {
  if (!soldIn(product, 'UKKO') || product.hidePrices) return [];
  const [plan = null] = plansForDevice(plans, product, 'UKKO');
  return UKKO_MONTHS.map((months) => {
    const { monthlyOre, totalOre } = agreementTerms(variant.priceOre, months);
    return {
      bundleId: bundleIdOf(product, months),
      variantId: variant.sku,
      months,
      monthlyOre,
      monthlyWithoutVatOre: withoutVat(monthlyOre),
      totalOre,
      plan,
    };
  });
}
