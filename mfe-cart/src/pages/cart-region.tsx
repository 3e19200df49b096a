import { useEffect, useRef } from 'react';
import { type CartAnswer, isAllowedToDelete } from 'shared-domain/cart';
import { dismissRefusal, refreshCart, useCart } from 'shared-domain/stores/cart-store';
import { useCheckoutWay } from 'shared-domain/stores/leave-for-checkout';
import { useSession } from 'shared-domain/stores/session-store';
import { ErrorState, Stack } from 'shared-domain/ui';
import { toCartView } from '../data/cart-view-mapper';
import { familyDiscountBox, showsFamilyDiscount } from '../rules/family-discount';
import { type CartActions, useCartActions } from '../state/use-cart-actions';
import { type ShownCart, useCartUpkeep, useShownCart } from '../state/use-shown-cart';
import { texts } from '../texts/nb';
import { CartBody } from '../ui/cart-body';
import { CartSkeleton } from '../ui/cart-skeleton';
import { EmptiedDialog } from '../ui/empty-cart';
import { RefusalAlert } from '../ui/refusal-alert';
import { NothingInCart } from './nothing-in-cart';

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

export interface CartRegionProps {
  /** The visitor's cart where the server rendered it. */
  readonly rendered: CartAnswer | null;
  readonly layout: 'panel' | 'page';
  /** Message of a plain form; a later refusal replaces it. */
  readonly message?: string | undefined;
  /** The message is about goods of another realm: emptying the cart clears the way. */
  readonly offersEmpty?: boolean;
}

/** The cart in every state: on its way, failed, empty, filled; above it why a change was refused. */
export function CartRegion({ rendered, layout, message, offersEmpty = false }: CartRegionProps) {
  const shown = useShownCart(rendered);
  const refusal = useCart((state) => state.refusal);
  const actions = useCartActions();
  useCartUpkeep(shown.status === 'ready' ? shown.answer : null);
  const isFilled = shown.status === 'ready' && shown.answer.cart.content.length > 0;
  const region = useFocusInCart(shown.status === 'ready' ? isFilled : null);
  // The drawer stays open for what can be undone, and for why something could not.
  const keepsOpen = actions.undo.removed !== null || refusal !== null;
  return (
    <div ref={region} data-keeps-open={keepsOpen ? '' : undefined}>
      <Stack gap={24}>
        {refusal !== null && <RefusalAlert message={refusal} onDismiss={dismissRefusal} />}
        {refusal === null && message !== undefined && (
          <RefusalAlert message={message} onEmpty={offersEmpty && isFilled ? actions.empty : undefined} />
        )}
        <CartState shown={shown} layout={layout} actions={actions} />
        <EmptiedDialog state={actions.emptied} onConfirm={actions.confirmEmpty} onClose={actions.closeEmptied} />
      </Stack>
    </div>
  );
}

/**
 * The focused control is gone with the last row, or with the offer to put it back: the heading of the empty cart, or the lines, take it, so that
 * the keyboard stays in place.
 *
 * @param isFilled null: not known yet
 */
function useFocusInCart(isFilled: boolean | null) {
  const region = useRef<HTMLDivElement>(null);
  const wasFilled = useRef(isFilled);
  useEffect(() => {
    const before = wasFilled.current;
    wasFilled.current = isFilled;
    if (before === null || isFilled === null || before === isFilled || document.activeElement !== document.body) return;
    region.current?.querySelector<HTMLElement>(isFilled ? 'ul[tabindex]' : 'h2')?.focus();
  }, [isFilled]);
  return region;
}

function CartState({ shown, ...content }: { readonly shown: ShownCart } & Omit<CartContentProps, 'answer'>) {
  if (shown.status === 'failed')
    return <ErrorState title={texts.failedTitle} text={texts.failedText} onRetry={() => void refreshCart()} />;
  if (shown.status === 'loading') return <CartSkeleton />;
  if (shown.answer.cart.content.length === 0)
    return <NothingInCart actions={content.actions} hasNoOrder={shown.answer.orderRef === null} />;
  return <CartContent answer={shown.answer} {...content} />;
}
