import type { CartRow } from '../model';

/** The icon of a row without a picture. */
export type RowKind = 'device' | 'plan' | 'service' | 'sim' | 'other';

const KINDS: Readonly<Record<string, RowKind>> = {
  SUBSCRIPTION: 'plan',
  SUBSCRIPTION_DRAFT: 'plan',
  SERVICE: 'service',
  SIM: 'sim',
  NEW_NUMBER: 'sim',
};

/** Plans, services and SIMs by type; other rows with a picture are devices. */
export const resolveRowKind = ({ type, image }: Pick<CartRow, 'type' | 'image'>): RowKind =>
  KINDS[type] ?? (image ? 'device' : 'other');
