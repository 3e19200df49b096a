import { type CartAnswer, isSubscriptionType, type ItemTree } from '../model';
import { flattenItems } from './find-item';

/** F9.2-10: the box that tells of the family discount. */
export const familyDiscountHeading = (name?: string | null): string => (name ? `Hei ${name}!` : 'Du kan få rabatt');
export const FAMILY_DISCOUNT_BODY = 'Visste du at hvis du legger til flere abonnement hos oss får du familierabatt?';

export interface FamilyDiscountFacts {
  /** The customer's first name, when known. */
  readonly name?: string | null;
  /** F3.2-7. */
  readonly discountLink?: string;
  readonly showFamilyDiscountInfo: boolean;
}

export interface FamilyDiscountBox {
  readonly heading: string;
  readonly body: string;
  /** Null: the box has no link. */
  readonly link: string | null;
}

/** What the box says (F3.2-7, F9.2-10); null when it is not shown. */
export const familyDiscountBox = ({
  name,
  discountLink,
  showFamilyDiscountInfo,
}: FamilyDiscountFacts): FamilyDiscountBox | null =>
  showFamilyDiscountInfo
    ? { heading: familyDiscountHeading(name), body: FAMILY_DISCOUNT_BODY, link: discountLink || null }
    : null;

/** Plans of a cart, drafts too, read from the entries or the rows, whichever has them. */
const countPlans = ({ content, subscriptions }: CartAnswer['cart']): number =>
  Math.max(subscriptions.length, flattenItems<ItemTree>(content).filter(({ type }) => isSubscriptionType(type)).length);

/** Whether a cart is worth the hint, `showFamilyDiscountInfo` of F3.2-7: one plan of a private customer. */
export const showsFamilyDiscount = ({ realm, cart }: Pick<CartAnswer, 'realm' | 'cart'>): boolean =>
  realm === 'B2C' && countPlans(cart) === 1;
