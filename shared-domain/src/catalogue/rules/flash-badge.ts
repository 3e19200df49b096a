import type { Realm } from '../../contracts/realm';
import { type Ore, subtractOre, withoutVat } from '../../money';
import type { CardItem } from '../io/list-wire';
import type { CatalogueText, FinancingOptionId, ProductFlash } from '../model';
import { toContent } from './placeholder';

export interface FlashBadge {
  readonly text: string;
  readonly kind: NonNullable<ProductFlash['kind']>;
}

export interface CardBadge {
  readonly text: CatalogueText;
  readonly kind: FlashBadge['kind'];
}

/** The badge of a card: what is saved where the full price is reduced, as the prices beside it are shown (P6-14), else the product's own. */
export function cardBadge(
  item: Pick<CardItem, 'flashText' | 'hidePrices' | 'upfrontPrice'>,
  realm: Realm,
): CardBadge | null {
  const { upfront, before = upfront } = item.upfrontPrice ?? {};
  if (upfront !== undefined && before !== undefined && before > upfront && !item.hidePrices) {
    const [now, earlier] = [amountOnList(upfront, 'upfront', realm), amountOnList(before, 'upfront', realm)];
    return { kind: 'offer', text: { key: 'saved', values: { amount: subtractOre(earlier, now) } } };
  }
  const badge = flashBadge(item.flashText);
  return badge && { ...badge, text: { key: 'ownText', values: { text: badge.text } } };
}

/**
 * The badge of a product (P3-5, P2-33); null without a text. A badge without a kind is plain: colours of a foreign backend are
 * not used, because their contrast is not known.
 */
export function flashBadge(flashText: Pick<ProductFlash, 'text' | 'kind'> | undefined): FlashBadge | null {
  if (!flashText) return null;
  const text = toContent(flashText.text);
  return text === null ? null : { text, kind: flashText.kind ?? 'plain' };
}

/**
 * The amount that a list shows, filters and sorts by: businesses see every price without mva.; agreement prices come without it (P6-14, P6-15).
 *
 * @param amount as the wire has it
 */
export const amountOnList = (amount: Ore, option: FinancingOptionId, realm: Realm): Ore =>
  realm === 'B2B' && !option.startsWith('ukko') ? withoutVat(amount) : amount;
