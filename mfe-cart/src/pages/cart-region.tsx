import { useEffect, useRef } from 'react';
import type { CartAnswer } from 'shared-domain/cart';
import { dismissRefusal, refreshCart, useCart } from 'shared-domain/stores/cart-store';
import { ErrorState, Stack } from 'shared-domain/ui';
import { useCartActions } from '../state/use-cart-actions';
import { useCartUpkeep } from '../state/use-cart-upkeep';
import { type ShownCart, useShownCart } from '../state/use-shown-cart';
import { texts } from '../texts/nb';
import { CartSkeleton } from '../ui/cart-skeleton';
import { EmptiedDialog } from '../ui/emptied-dialog';
import { RefusalAlert } from '../ui/refusal-alert';
import { CartContent, type CartContentProps } from './cart-content';
import { NothingInCart } from './nothing-in-cart';

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
  const region = useFocusWhenEmptied(isFilled);
  return (
    <div ref={region}>
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

/** The row that had the focus was the last one: the heading of the empty cart takes it, so that the keyboard stays in place. */
function useFocusWhenEmptied(isFilled: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const wasFilled = useRef(isFilled);
  useEffect(() => {
    if (wasFilled.current && !isFilled && document.activeElement === document.body)
      region.current?.querySelector('h2')?.focus();
    wasFilled.current = isFilled;
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
