import type { Realm } from 'shared-domain/contracts/realm';
import { offersEmptyCart } from 'shared-domain/purchase';
import { dismissRefusal, updateCart, useCart } from 'shared-domain/stores/cart-store';
import { startLogin } from '../state/start-login';
import type { Buying } from '../state/use-purchase';
import { RefusalAlert } from '../ui/refusal-alert';

export interface CartRefusalProps {
  readonly realm: Realm;
  readonly buying: Buying;
}

/** Why the cart refused (P8-1); goods of another realm in it are cleared away from here. */
export function CartRefusal({ realm, buying: { state, send } }: CartRefusalProps) {
  const canEmptyCart = useCart(({ cart }) => offersEmptyCart(cart, realm));
  const isLoginNeeded = useCart(({ cart }) => cart?.isLoginNeeded ?? false);
  const dismiss = (): void => {
    send({ type: 'refusal-dismissed' });
    dismissRefusal();
  };
  const emptyCart = (): void => void updateCart({ empty: true }).then((result) => result.ok && dismiss());
  return (
    <RefusalAlert
      message={state.refusal ?? ''}
      onDismiss={dismiss}
      onEmptyCart={canEmptyCart ? emptyCart : undefined}
      onLogin={isLoginNeeded ? startLogin : undefined}
    />
  );
}
