/** Beside delivery options the first shop says what it is there for (P9-6). */
const CLICK_AND_COLLECT = 'Klikk & hent - ';

/**
 * Label of a listed shop (P9-6).
 *
 * @param index place in the list, from 0
 */
export const shopLabel = (name: string, index: number, isDeliveryShown: boolean): string =>
  isDeliveryShown && index === 0 ? `${CLICK_AND_COLLECT}${name}` : name;
