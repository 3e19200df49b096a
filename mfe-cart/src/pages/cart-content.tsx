import { type CartAnswer, isAllowedToDelete } from 'shared-domain/cart';
import { useCart } from 'shared-domain/stores/cart-store';
import { useSession } from 'shared-domain/stores/session-store';
import { toCartView } from '../data/cart-view-mapper';
import type { CartActions } from '../state/use-cart-actions';
import { CartBody } from '../ui/cart-body';

export interface CartContentProps {
  readonly answer: CartAnswer;
  readonly actions: CartActions;
  /** A drawer has one column, the page two. */
  readonly layout: 'panel' | 'page';
}

/** A cart that holds something, with what may be done to it. */
export function CartContent({ answer, actions, layout }: CartContentProps) {
  const pending = useCart((state) => state.pending);
  const name = useSession((state) => state.user?.givenName ?? null);
  return (
    <CartBody
      view={toCartView(answer)}
      layout={layout}
      customerName={name}
      canDelete={isAllowedToDelete({ hasPaid: answer.hasPaid, pending })}
      onChangeQuantity={actions.changeQuantity}
      onRemove={actions.remove}
      undo={actions.undo}
      onEmpty={actions.empty}
    />
  );
}
