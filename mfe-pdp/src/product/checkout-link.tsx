import { checkoutTarget } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { updateCart, useCart } from 'shared-domain/stores/cart-store';
import { useCheckoutWay } from 'shared-domain/stores/leave-for-checkout';
import { ButtonLink } from 'shared-domain/ui';
import { showCart } from '../purchase/leave-page';
import { planChange, type PlanPage } from '../purchase/plan-change';

export interface CheckoutLinkProps {
  readonly text: string;
  readonly size: 'medium' | 'large';
  /** What is chosen now; absent where no plan is. */
  readonly page?: PlanPage | undefined;
}

/**
 * 'Gå til bestilling' (P4-46): to the checkout of the cart, of whatever realm that is, with the plan that was chosen last (P7-13). Nothing
 * where no checkout is known.
 */
export function CheckoutLink({ text, size, page }: CheckoutLinkProps) {
  const cart = useCart((store) => store.cart);
  const href = cart && checkoutTarget(cart, getConfig());
  const { loading, onClick } = useCheckoutWay(showCart);
  const change = page ? planChange(cart, page) : null;
  return (
    href !== null && (
      <ButtonLink
        href={href}
        size={size}
        fullWidth
        loading={loading}
        onClick={(event) => {
          if (change && !loading) void updateCart(change);
          onClick(event);
        }}
      >
        {text}
      </ButtonLink>
    )
  );
}
