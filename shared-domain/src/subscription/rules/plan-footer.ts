import type { Offering } from '../model';

const FAMILY_DISCOUNT = 'Du får familierabatt på dette abonnementet';

/** The lines below a plan (F3.3-5, F9.9-2): its own, and with a family discount its line about that, else the shop's. */
export function planFooter(
  { footer = [], familyDiscountFooter }: Pick<Offering, 'footer' | 'familyDiscountFooter'>,
  hasFamilyDiscount: boolean,
): readonly string[] {
  return hasFamilyDiscount ? [...footer, familyDiscountFooter || FAMILY_DISCOUNT] : footer;
}
