import { type CartAnswer, type CartText, flattenItems, isSubscriptionType, type ItemTree } from 'shared-domain/cart';

/** Heading of the box about the family discount (F9.2-10). */
export const familyDiscountHeading = (name?: string | null): CartText =>
  name ? { key: 'familyGreeting', values: { name } } : { key: 'familyHeading' };
export const FAMILY_DISCOUNT_BODY: CartText = { key: 'familyBody' };

export interface FamilyDiscountBox {
  readonly heading: CartText;
  readonly body: CartText;
  /** Null: the box has no link. */
  readonly link: string | null;
}

/** The box about the family discount (F3.2-7, F9.2-10); null when it is not shown. */
export const familyDiscountBox = ({
  name,
  discountLink,
  showFamilyDiscountInfo,
}: {
  /** The customer's first name, when known. */
  readonly name?: string | null;
  /** Link of the box (F3.2-7). */
  readonly discountLink?: string;
  readonly showFamilyDiscountInfo: boolean;
}): FamilyDiscountBox | null =>
  showFamilyDiscountInfo
    ? { heading: familyDiscountHeading(name), body: FAMILY_DISCOUNT_BODY, link: discountLink || null }
    : null;

/** Number of plans in a cart, drafts included, from the entries or the rows, whichever has more. */
const countPlans = ({ content, subscriptions }: CartAnswer['cart']): number =>
  Math.max(subscriptions.length, flattenItems<ItemTree>(content).filter(({ type }) => isSubscriptionType(type)).length);

/** Whether the hint is shown, `showFamilyDiscountInfo` of F3.2-7: a private customer with one plan that another one makes cheaper. */
export const showsFamilyDiscount = ({ realm, cart }: Pick<CartAnswer, 'realm' | 'cart'>): boolean =>
  realm === 'B2C' &&
  countPlans(cart) === 1 &&
  cart.subscriptions.every(({ canHaveFamilyDiscount = true }) => canHaveFamilyDiscount);
