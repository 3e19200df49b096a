import type { DeliveryMethod } from '../model';
import { deliveryText } from '../texts/nb';
import { deliveryName } from './delivery-name';

const nameOf = (option: Pick<DeliveryMethod, 'type' | 'label'>): string => deliveryText(deliveryName(option));

test.each([
  ['CARRYON_POST', 'Levert til postkontoret'],
  ['CARRYON_POST_BRING', 'Levert til postkontoret'],
  ['CARRYON_DOOR', 'Levert på døren'],
  ['PICK_UP_IN_SHOP', 'Klikk og Hent'],
  ['PICK_UP_POINT', 'Levert til valgfritt utleveringssted'],
  ['PICK_UP_POINT_BRING', 'Levert til valgfritt utleveringssted'],
  ['PICK_UP_POINT_BRING_ACC', 'Levert til valgfritt utleveringssted'],
  ['LETTER', 'Brevpost'],
  ['HH_express', 'Helthjem Ekspress'],
  ['CARRYON_EXP', 'Levert med bud'],
  ['CARRYON_EXP_FREE', 'Levert med bud'],
  ['BUSN_PRC', 'Bedriftspakke'],
])('[P9-8, F9.13-6] %s is named %s', (type, name) => {
  expect(nameOf({ type, label: null })).toBe(name);
  expect(nameOf({ type: `b2c.${type}`, label: ' ' })).toBe(name);
});

test.each(['PROGRESS_BAR', 'DRONE'])('[P9-8] %s has no specific name', (type) => {
  expect(nameOf({ type, label: null })).toBe('Levering');
});

test("[P3-35] the backend's own label comes first", () => {
  expect(nameOf({ type: 'LETTER', label: ' Rett i postkassen ' })).toBe('Rett i postkassen');
});
