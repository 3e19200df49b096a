import {
  discountPercent,
  formatMonthly,
  formatMonths,
  formatPrice,
  NO_BREAK_SPACE,
  type Ore,
  subtractOre,
  ZERO,
} from '../../money';
import { commitmentMultiplier } from './binding';
import { familyDiscount } from './family-discount';
import { listPrice, type ListPriceFacts, type PricedOffering } from './list-price';
import { isStreamingBundle } from './streaming-bundle';

const badge = (amount: Ore, because: string): string[] => (amount > 0 ? [`${formatPrice(amount)}/md ${because}`] : []);

/** The percentage of the multiplier; a fixed reduction has no percentage and no badge (F9.10-4). */
function commitmentBadge(offering: PricedOffering, taken: Ore): string[] {
  const percent = discountPercent(commitmentMultiplier(offering));
  return isStreamingBundle(offering.offeringCode) ? [] : badge(taken, `med ${percent}${NO_BREAK_SPACE}% ekstra rabatt`);
}

/** A consumer's monthly discounts (F9.10-10..14): one badge per discount, and their sum when there are several. */
export function discountBadges(
  offering: PricedOffering,
  { isFamily = false, hasCommitment = false }: Omit<ListPriceFacts, 'realm'>,
): readonly string[] {
  const { amount, struck } = listPrice(offering, { isFamily, hasCommitment });
  if (struck === null) return [];
  const badges = [
    ...(isFamily ? badge(familyDiscount(offering), 'med familierabatt') : []),
    ...commitmentBadge(offering, subtractOre(listPrice(offering, { isFamily }).amount, amount)),
    ...badge(offering.firstYearDiscountAmount ?? ZERO, `første ${formatMonths(12)}`),
  ];
  return badges.length > 1
    ? [...badges, `Din totalrabatt i 12${NO_BREAK_SPACE}md: ${formatMonthly(subtractOre(struck, amount))}`]
    : badges;
}
