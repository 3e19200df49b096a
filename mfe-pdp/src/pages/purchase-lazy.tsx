import { lazy, Suspense, useState } from 'react';
import type { CartRefusalProps } from './cart-refusal';
import type { PurchaseDialogsProps } from './purchase-dialogs';

/** Fetched when the button is pressed, or when the address names a step. */
export const loadPurchase = () => import('./purchase-parts');

/** Fetched for customers, and for the swap of a phone. */
export const loadOwn = () => import('./own/own-parts');

const Dialogs = lazy(() => loadPurchase().then(({ PurchaseDialogs: part }) => ({ default: part })));
const Refusal = lazy(() => loadPurchase().then(({ CartRefusal: part }) => ({ default: part })));

/** The dialogs of a purchase, from the first time that one of them is open. */
export const PurchaseDialogs = (props: PurchaseDialogsProps) => {
  const { state, isBrowsing } = props.buying;
  const [wasOpened, setOpened] = useState(false);
  const isOpen = state.step !== 'finance' || state.isPlanDialogOpen || isBrowsing;
  if (isOpen && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <Dialogs {...props} />
      </Suspense>
    )
  );
};

/** Why the product is not in the cart (P8-1): at the top of the page. */
export const PurchaseRefusal = ({
  className,
  ...props
}: CartRefusalProps & { readonly className: string | undefined }) =>
  props.buying.state.refusal !== null && (
    <div className={className}>
      <Suspense fallback={null}>
        <Refusal {...props} />
      </Suspense>
    </div>
  );
