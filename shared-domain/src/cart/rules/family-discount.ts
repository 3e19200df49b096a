/** F9.2-10: the box that tells of the family discount. */
export const familyDiscountHeading = (name?: string | null): string => (name ? `Hei ${name}!` : 'Du kan få rabatt');
export const FAMILY_DISCOUNT_BODY = 'Visste du at hvis du legger til flere abonnement hos oss får du familierabatt?';
