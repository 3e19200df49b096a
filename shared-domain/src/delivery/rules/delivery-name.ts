import type { DeliveryMethod } from '../model';
import { type DeliveryCode, toDeliveryCode } from './delivery-code';

/** P9-8, F9.13-6. The last four are brought by couriers. */
export const DELIVERY_NAMES: Readonly<Record<Exclude<DeliveryCode, 'PROGRESS_BAR'>, string>> = {
  CARRYON_POST: 'Levert til postkontoret',
  CARRYON_POST_BRING: 'Levert til postkontoret',
  CARRYON_DOOR: 'Levert på døren',
  PICK_UP_IN_SHOP: 'Klikk og Hent',
  PICK_UP_POINT: 'Levert til valgfritt utleveringssted',
  PICK_UP_POINT_BRING: 'Levert til valgfritt utleveringssted',
  PICK_UP_POINT_BRING_ACC: 'Levert til valgfritt utleveringssted',
  LETTER: 'Brevpost',
  HH_express: 'Helthjem Ekspress',
  CARRYON_EXP: 'Levert med bud',
  CARRYON_EXP_FREE: 'Levert med bud',
  BUSN_PRC: 'Bedriftspakke',
};

/** What an option is called: by its backend, else by its code (P9-8, F9.13-6), else only 'Levering'. */
export function deliveryName({ type, label }: Pick<DeliveryMethod, 'type' | 'label'>): string {
  const code = toDeliveryCode(type);
  const ownName = code === null || code === 'PROGRESS_BAR' ? 'Levering' : DELIVERY_NAMES[code];
  return label?.trim() || ownName;
}
