/** Ids of the parts that the sticky bar repeats: the price beside the name, and the summary with its button. */
export const PRICE_ID = 'pris';
export const SUMMARY_ID = 'oppsummering';
