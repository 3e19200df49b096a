import { lazy, Suspense } from 'react';
import { Text } from 'shared-domain/ui';
import type { RefusalAlertProps } from './refusal-alert';

/** In its place when its file cannot be loaded. */
const PlainRefusal = ({ message }: RefusalAlertProps) => (
  <div role="alert">
    <Text>{message}</Text>
  </div>
);

const RefusalAlert = lazy(() =>
  import('./refusal-alert').then(
    ({ RefusalAlert: alert }) => ({ default: alert }),
    () => ({ default: PlainRefusal }),
  ),
);

/** Why the product is not in the cart (P8-1). Few visitors see it, so its file comes with the refusal. */
export function PurchaseRefusal(refusal: RefusalAlertProps) {
  return (
    <Suspense fallback={null}>
      <RefusalAlert {...refusal} />
    </Suspense>
  );
}
