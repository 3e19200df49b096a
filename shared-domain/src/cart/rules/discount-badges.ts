import type { CartItem } from '../model';

export interface DiscountBadge {
  readonly text: string;
  /** Status of the lozenge as sent; null for a plain one. */
  readonly status: string | null;
}

/** Badges of a row's discount (F3.1-11): its types in their order, then the handset discount text; empty texts are left out. */
export function discountBadges({ discount }: Pick<CartItem, 'discount'>): readonly DiscountBadge[] {
  const types = discount?.types ?? [];
  return [...types, { text: discount?.handsetDiscountText ?? '' }]
    .filter(({ text }) => text !== '')
    .map(({ text, lozengeStatus = '' }: { text: string; lozengeStatus?: string | undefined }) => ({
      text,
      status: lozengeStatus || null,
    }));
}
