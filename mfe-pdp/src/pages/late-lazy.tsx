import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import { Button, useHydrated } from 'shared-domain/ui';
import type { CheckoutLinkProps } from './checkout-link';
import type { LowerPartsProps } from './lower-parts';
import type { PlanLinkProps } from './plan-link';
import type { PurchaseBarProps } from './purchase-bar';
import type { PurchaseStepsProps } from './purchase-steps';

/** One file: what it fetches for one part is there for the others, too. */
const load = () => import(/* webpackChunkName: 'below-late' */ './late-parts');

/** The page sells without a part: a file that cannot be loaded leaves it out. */
function late<Props extends object>(
  partOf: (parts: Awaited<ReturnType<typeof load>>) => (props: Props) => ReactNode,
  fallback?: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const Part = lazy<ComponentType<object>>(() =>
    load().then(
      (parts) => ({ default: partOf(parts) as ComponentType<object> }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => (
    <Suspense fallback={fallback?.(props)}>
      <Part {...props} />
    </Suspense>
  );
}

const LateBar = late<PurchaseBarProps>(({ PurchaseBar: part }) => part);
const LateSteps = late<PurchaseStepsProps>(({ PurchaseSteps: part }) => part);

/** What stands below the product: accessories, products like it, what was looked at. */
export const LowerParts = memo(late<LowerPartsProps>(({ LowerParts: part }) => part));

/** The way to a plan for a phone at its full price. */
export const PlanLink = late<PlanLinkProps>(({ PlanLink: part }) => part);

/** The way to the checkout, once the product is in the cart, which only the browser knows. */
export const CheckoutLink = late<CheckoutLinkProps>(
  ({ CheckoutLink: part }) => part,
  ({ size }) => <Button disabled size={size} fullWidth />,
);

/** What only businesses see below the button. */
export const BusinessNotes = late(({ BusinessNotes: part }) => part);

/** The sticky bar: not in the HTML, since the page begins with what it repeats. */
export const PurchaseBar = (props: PurchaseBarProps) => useHydrated() && <LateBar {...props} />;

/** The steps of the purchase: not in the HTML, since there is only one without script. */
export const PurchaseSteps = (props: PurchaseStepsProps) => useHydrated() && <LateSteps {...props} />;
