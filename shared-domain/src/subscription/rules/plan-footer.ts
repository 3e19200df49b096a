import type { Offering, SubscriptionText } from '../model';

const own = (text: string): SubscriptionText => ({ key: 'own', values: { text } });

/** The lines below a plan (F3.3-5, F9.9-2): its own, and with a family discount its line about that, else the shop's. */
export function planFooter(
  { footer = [], familyDiscountFooter }: Pick<Offering, 'footer' | 'familyDiscountFooter'>,
  hasFamilyDiscount: boolean,
): readonly SubscriptionText[] {
  const lines = footer.map(own);
  if (!hasFamilyDiscount) return lines;
  return [...lines, familyDiscountFooter ? own(familyDiscountFooter) : { key: 'familyDiscountIncluded' }];
}
