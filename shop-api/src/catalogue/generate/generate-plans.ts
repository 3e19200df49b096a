import type { FeedPlan } from '../feed/schema';
import type { SeededRandom } from './seeded-random';

/** Plans of rising price, including the shop's default subscription, with which devices are priced. */
export function generatePlans(count: number, random: SeededRandom): FeedPlan[] {
  return Array.from({ length: count }, (_, index): FeedPlan => ({
    offeringCode: index === 0 ? 'FJELL_X_BASIC_2025_2' : `FJELL_PROEVE_${index}`,
    realm: index % 4 === 3 ? 'b2b' : 'b2c',
    type: 'POSTPAID',
    subscriptionName: index === 0 ? 'Fjell X Basic' : `Fjell Prøve ${index}`,
    subscriptionShortname: index === 0 ? 'X Basic' : `Prøve ${index}`,
    monthlyOfferingPrice: 199 + random.between(0, 60) * 10,
    isDataUnlimited: index % 2 === 0,
    ...(index % 2 === 1 && { dataIncluded: { amount: random.between(1, 50), unit: 'GB' as const } }),
    soldWithDevice: true,
    uspList: ['Fri bruk i Norge'],
    position: index + 1,
  }));
}
