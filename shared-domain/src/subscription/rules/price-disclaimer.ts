import { formatPrice, subtractOre } from '../../money';
import type { Offering } from '../model';
import { amountForRealm } from './business-terms';
import { listPrice, type PriceTerms, type PricedOffering } from './list-price';

/** Placeholder of the discount in the text. */
const DISCOUNT = '[$$$]';

/**
 * The text of the price disclaimer with the discount in kroner a month, 'N,-' (P3-21, F3.3-5), for a business without mva. With commitment the text for the
 * yearly discount wins, whose discount is that of the commitment alone.
 *
 * @returns null without a disclaimer, and when the text has the placeholder but there is no discount
 */
export function priceDisclaimerText(
  offering: PricedOffering & Pick<Offering, 'priceDisclaimer'>,
  facts: PriceTerms = {},
): string | null {
  const { content, yearlyDiscountWithCommitmentContent } = offering.priceDisclaimer ?? {};
  const yearly = facts.hasCommitment && yearlyDiscountWithCommitmentContent;
  const text = yearly || content;
  if (!text?.includes(DISCOUNT)) return text ?? null;
  const { amount, struck } = listPrice(offering, facts);
  const before = yearly ? listPrice(offering, { ...facts, hasCommitment: false }).amount : struck;
  return before === null || before === amount
    ? null
    : text.replaceAll(DISCOUNT, formatPrice(amountForRealm(subtractOre(before, amount), facts.realm ?? 'B2C')));
}
