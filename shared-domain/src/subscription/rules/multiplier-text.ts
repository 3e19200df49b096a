import { formatPrice, NO_BREAK_SPACE, ZERO } from '../../money';
import { commitmentMultiplier } from './binding';
import { listPrice, type PricedOffering } from './list-price';

const PER_MONTH = `pr.${NO_BREAK_SPACE}md.`;

/** The price of the first 12 months and the one that follows. */
function prices(offering: PricedOffering, isFamily: boolean): string {
  const now = formatPrice(listPrice(offering, { isFamily, hasCommitment: true }).amount);
  const later = formatPrice(listPrice({ ...offering, firstYearDiscountAmount: ZERO }, { isFamily }).amount);
  return `${now} ${PER_MONTH} de første 12 månedene, deretter ${later} ${PER_MONTH}`;
}

/**
 * Price of a plan with commitment, now and later (F9.10-7..9): one line for all plans, or one for the first and one for further ones
 * when their price differs. Empty without a commitment offer.
 */
export function multiplierTexts(offering: PricedOffering): readonly string[] {
  if (commitmentMultiplier(offering) === 1) return [];
  const { monthlyOfferingPrice, monthlyOfferingPriceLines = monthlyOfferingPrice } = offering;
  if (monthlyOfferingPriceLines === monthlyOfferingPrice) return [`Alle abonnement ${prices(offering, false)}`];
  return [`Første abonnement ${prices(offering, false)}`, `Tilleggsabonnement nå ${prices(offering, true)}`];
}
