import { type ComponentType, lazy, memo, Suspense } from 'react';
import { Button, useHydrated } from 'shared-domain/ui';
import type { CheckoutLinkProps } from './checkout-link';
import type { LowerPartsProps } from './lower-parts';
import type { PurchaseBarProps } from './purchase-bar';
import type { PurchaseStepsProps } from './purchase-steps';

/** One file: what it fetches for one part is there for the others, too. */
const load = () => import(/* webpackChunkName: 'below-late' */ './late-parts');

/** The page sells without them: a file that cannot be loaded leaves them out. */
const left = () => ({ default: () => null });

/** One of the parts. */
const late = <Props,>(pick: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() => load().then((parts) => ({ default: pick(parts) }), left));

const LateLower = late(({ LowerParts: part }) => part);
const LateNotes = late(({ BusinessNotes: part }) => part);
const LateCheckout = late(({ CheckoutLink: part }) => part);
const LateBar = late(({ PurchaseBar: part }) => part);
const LateSteps = late(({ PurchaseSteps: part }) => part);

/** What stands below the product: accessories, products like it, what was looked at. */
export const LowerParts = memo(function LowerParts(props: LowerPartsProps) {
  return (
    <Suspense fallback={null}>
      <LateLower {...props} />
    </Suspense>
  );
});

/** The way to the checkout, once the product is in the cart, which only the browser knows. */
export const CheckoutLink = (props: CheckoutLinkProps) => (
  <Suspense fallback={<Button disabled size={props.size} fullWidth />}>
    <LateCheckout {...props} />
  </Suspense>
);

/** What only businesses see below the button. */
export const BusinessNotes = () => (
  <Suspense fallback={null}>
    <LateNotes />
  </Suspense>
);

/** The sticky bar: not in the HTML, since the page begins with what it repeats. */
export const PurchaseBar = (props: PurchaseBarProps) =>
  useHydrated() && (
    <Suspense fallback={null}>
      <LateBar {...props} />
    </Suspense>
  );

/** The steps of the purchase: not in the HTML, since there is only one without script. */
export const PurchaseSteps = (props: PurchaseStepsProps) =>
  useHydrated() && (
    <Suspense fallback={null}>
      <LateSteps {...props} />
    </Suspense>
  );
