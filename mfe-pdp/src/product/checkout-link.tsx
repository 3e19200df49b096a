import { checkoutTarget } from 'shared-domain/navigation';
import { getConfig } from 'shared-domain/runtime/config';
import { useCart } from 'shared-domain/stores/cart-store';
import { useCheckoutWay } from 'shared-domain/stores/leave-for-checkout';
import { ButtonLink } from 'shared-domain/ui';
import { showCart } from '../purchase/leave-page';

export interface CheckoutLinkProps {
  readonly text: string;
  readonly size: 'medium' | 'large';
}

/** 'Gå til bestilling' (P4-46): to the checkout of the cart, of whatever realm that is. Nothing where no checkout is known. */
export function CheckoutLink({ text, size }: CheckoutLinkProps) {
  const href = useCart(({ cart }) => cart && checkoutTarget(cart, getConfig()));
  const way = useCheckoutWay(showCart);
  return (
    href !== null && (
      <ButtonLink {...way} href={href} size={size} fullWidth>
        {text}
      </ButtonLink>
    )
  );
}
