/** The list of pickup points is in the checkout, not on the product page (P9-7). */
const IN_THE_LIST = 'Velg utleveringssted i listen';
const IN_THE_CHECKOUT = 'Velg utleveringssted på siste steg i kassen';

/** Description of a delivery option as the product page shows it (P9-7); null without one. */
export const deliveryDescription = (description: string | null): string | null =>
  description?.trim().replaceAll(IN_THE_LIST, IN_THE_CHECKOUT) || null;
