/** Note beside every price without mva. (P6-14, P6-15, F6-10). */
export const WITHOUT_VAT_NOTE = '(ekskl. mva.)';
