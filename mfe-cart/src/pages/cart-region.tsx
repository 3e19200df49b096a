import { useEffect, useRef, useState } from 'react';
import { type CartAnswer, isAllowedToDelete } from 'shared-domain/cart';
import { STORAGE_KEYS } from 'shared-domain/contracts/storage-keys';
import { storedText } from 'shared-domain/device/storage';
import { dismissRefusal, refreshCart, useCart } from 'shared-domain/stores/cart-store';
import { useCheckoutWay } from 'shared-domain/stores/leave-for-checkout';
import { useSession } from 'shared-domain/stores/session-store';
import { ErrorState, Stack } from 'shared-domain/ui';
import { toCartView } from '../data/cart-view-mapper';
import { forgetSavedCart, readSavedCart } from '../data/saved-cart';
import type { SeenRow } from '../data/seen-rows';
import { familyDiscountBox, showsFamilyDiscount } from '../rules/family-discount';
import type { Reorder } from '../rules/kept-cart';
import { type CartActions, useCartActions } from '../state/use-cart-actions';
import { type ShownCart, useCartUpkeep, useShownCart } from '../state/use-shown-cart';
import { texts } from '../texts/nb';
import { CartBody } from '../ui/cart-body';
import { RemovedLine, SeenRows } from '../ui/cart-lines';
import { CartSkeleton } from '../ui/cart-skeleton';
import { EmptiedDialog, EmptyCart, ExpiredCart } from '../ui/empty-cart';
import { RefusalAlert } from '../ui/refusal-alert';

/** The products themselves come later, with the code that asks for their prices. */
const hasSeenAny = (): boolean => storedText(STORAGE_KEYS.seenProducts) !== '';

export interface NothingInCartProps {
  readonly actions: Pick<CartActions, 'undo' | 'reorder'>;
  /** There is no order: it has expired, or there never was one. */
  readonly hasNoOrder: boolean;
}

/** An empty cart that helps: what was just removed, what an expired cart held, what was looked at. */
function NothingInCart({ actions: { undo, reorder }, hasNoOrder }: NothingInCartProps) {
  const [expired, setExpired] = useState<readonly Reorder[]>([]);
  const [seen, setSeen] = useState<readonly SeenRow[]>([]);
  useEffect(() => {
    // After hydration: only this browser knows it.
    // oxlint-disable-next-line react/set-state-in-effect
    if (hasNoOrder) setExpired(readSavedCart());
    if (!hasSeenAny()) return undefined;
    let isShown = true;
    void import(/* webpackChunkName: 'seen' */ '../data/seen-rows')
      .then(({ loadSeenRows }) => loadSeenRows())
      .then(
        (rows) => isShown && setSeen(rows),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [hasNoOrder]);
  const forget = (): void => {
    forgetSavedCart();
    setExpired([]);
  };
  return (
    <Stack gap={24}>
      <RemovedLine undo={undo} as="div" />
      {expired.length > 0 && <ExpiredCart rows={expired} onReorder={() => reorder(expired)} onForget={forget} />}
      <EmptyCart />
      {seen.length > 0 && <SeenRows rows={seen} />}
    </Stack>
  );
}

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
