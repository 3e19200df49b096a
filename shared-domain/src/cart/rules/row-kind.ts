import type { CartRow } from '../model';

/** What a row is drawn as where it has no picture: its icon. */
export type RowKind = 'device' | 'plan' | 'service' | 'sim' | 'other';

const KINDS: Readonly<Record<string, RowKind>> = {
  SUBSCRIPTION: 'plan',
  SUBSCRIPTION_DRAFT: 'plan',
  SERVICE: 'service',
  SIM: 'sim',
  NEW_NUMBER: 'sim',
};

/** Plans, services and SIMs by their type; of the rest what has a picture is a device. */
export const resolveRowKind = ({ type, image }: Pick<CartRow, 'type' | 'image'>): RowKind =>
  KINDS[type] ?? (image ? 'device' : 'other');
