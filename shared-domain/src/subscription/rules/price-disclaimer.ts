import { formatPrice, subtractOre } from '../../money';
import type { Offering } from '../model';
import { amountForRealm } from './business-terms';
import { listPrice, type PriceTerms, type PricedOffering } from './list-price';

/** Placeholder of the discount in the text. */
const DISCOUNT = '[$$$]';

/**
 * The text of the price disclaimer with the discount in kroner a month, 'N,-' (P3-21, F3.3-5), for a business without mva. With commitment the text for the
 * yearly discount wins.
 *
 * @returns null without a disclaimer, and when the text has the placeholder but there is no discount
 */
export function priceDisclaimerText(
  offering: PricedOffering & Pick<Offering, 'priceDisclaimer'>,
  facts: PriceTerms = {},
): string | null {
  const { content, yearlyDiscountWithCommitmentContent } = offering.priceDisclaimer ?? {};
  const text = (facts.hasCommitment && yearlyDiscountWithCommitmentContent) || content;
  if (!text?.includes(DISCOUNT)) return text ?? null;
  const { amount, struck } = listPrice(offering, facts);
  return struck === null
    ? null
    : text.replaceAll(DISCOUNT, formatPrice(amountForRealm(subtractOre(struck, amount), facts.realm ?? 'B2C')));
}
