import { type CartAnswer, isAllowedToDelete } from 'shared-domain/cart';
import { useCart } from 'shared-domain/stores/cart-store';
import { useCheckoutWay } from 'shared-domain/stores/leave-for-checkout';
import { useSession } from 'shared-domain/stores/session-store';
import { toCartView } from '../data/cart-view-mapper';
import { familyDiscountBox, showsFamilyDiscount } from '../rules/family-discount';
import type { CartActions } from '../state/use-cart-actions';
import { CartBody } from '../ui/cart-body';

/** Family prices of the plans. */
const FAMILY_PAGE = '/mobilabonnement/familie/';

export interface CartContentProps {
  readonly answer: CartAnswer;
  readonly actions: CartActions;
  /** A drawer has one column, the page two. */
  readonly layout: 'panel' | 'page';
}

/** A cart that holds something, with what may be done to it. */
export function CartContent({ answer, actions, layout }: CartContentProps) {
  const pending = useCart((state) => state.pending);
  const checkoutWay = useCheckoutWay();
  const name = useSession((state) => state.user?.givenName ?? null);
  const familyDiscount = familyDiscountBox({
    name,
    discountLink: FAMILY_PAGE,
    showFamilyDiscountInfo: showsFamilyDiscount(answer),
  });
  return (
    <CartBody
      view={toCartView(answer)}
      layout={layout}
      familyDiscount={familyDiscount}
      canDelete={isAllowedToDelete({ hasPaid: answer.hasPaid, pending })}
      onChangeQuantity={actions.changeQuantity}
      onRemove={actions.remove}
      undo={actions.undo}
      onEmpty={actions.empty}
      checkoutWay={checkoutWay}
    />
  );
}
