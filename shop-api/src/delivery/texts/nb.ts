import type { DeliveryMethodCode } from '../../catalogue';

const IN_THE_LIST = 'Velg utleveringssted i listen';
const AT_THE_POST_OFFICE = 'Hentes på postkontoret ditt. Du får en SMS når pakken er kommet.';
const BY_COURIER = 'Leveres hjem til deg med bud. Sjåføren ringer før levering.';

/** Descriptions below the names of the delivery methods (P9-7). */
export const descriptions: Readonly<Record<DeliveryMethodCode, string>> = {
  BUSN_PRC: 'Leveres til bedriften på dagtid.',
  CARRYON_DOOR: 'Leveres hjem til deg på dagtid. Husk legitimasjon.',
  CARRYON_EXP: BY_COURIER,
  CARRYON_EXP_FREE: BY_COURIER,
  CARRYON_POST: AT_THE_POST_OFFICE,
  CARRYON_POST_BRING: AT_THE_POST_OFFICE,
  HH_express: 'Leveres hjem til deg på kvelden, mellom kl. 17 og 21.',
  LETTER: 'Leveres i postkassen din.',
  PICK_UP_IN_SHOP: 'Hentes i en av butikkene våre. Du får en SMS når varen er klar.',
  PICK_UP_POINT: IN_THE_LIST,
  PICK_UP_POINT_BRING: IN_THE_LIST,
  PICK_UP_POINT_BRING_ACC: IN_THE_LIST,
};
