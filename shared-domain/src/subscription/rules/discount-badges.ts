import { discountPercent, type Ore, subtractOre, ZERO } from '../../money';
import type { SubscriptionText } from '../model';
import { commitmentMultiplier } from './binding';
import { familyDiscount } from './family-discount';
import { listPrice, type ListPriceFacts, type PricedOffering } from './list-price';
import { isStreamingBundle } from './streaming-bundle';

/** The percentage of the multiplier; a fixed reduction has no percentage and no badge (F9.10-4). */
function commitmentBadge(offering: PricedOffering, amount: Ore): SubscriptionText[] {
  if (isStreamingBundle(offering.offeringCode) || amount <= ZERO) return [];
  return [{ key: 'commitmentBadge', values: { amount, percent: discountPercent(commitmentMultiplier(offering)) } }];
}

/** A consumer's monthly discounts (F9.10-10..14): one badge per discount, and their sum when there are several. */
export function discountBadges(
  offering: PricedOffering,
  { isFamily = false, hasCommitment = false }: Omit<ListPriceFacts, 'realm'>,
): readonly SubscriptionText[] {
  const { amount, struck } = listPrice(offering, { isFamily, hasCommitment });
  if (struck === null) return [];
  const family = isFamily ? familyDiscount(offering) : ZERO;
  const firstYear = offering.firstYearDiscountAmount ?? ZERO;
  const badges: readonly SubscriptionText[] = [
    ...(family > ZERO ? [{ key: 'familyDiscountBadge', values: { amount: family } } as const] : []),
    ...commitmentBadge(offering, subtractOre(listPrice(offering, { isFamily }).amount, amount)),
    ...(firstYear > ZERO ? [{ key: 'firstYearBadge', values: { amount: firstYear } } as const] : []),
  ];
  return badges.length > 1
    ? [...badges, { key: 'totalDiscountBadge', values: { amount: subtractOre(struck, amount) } }]
    : badges;
}
