/** Query parameter with the sku of the chosen colour (F4.3-8). */
export const COLOUR_FIELD = 'farge';
