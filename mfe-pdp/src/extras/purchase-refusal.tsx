import { Text } from 'shared-domain/ui';
import type { RefusalAlertProps } from '../purchase/refusal-alert';
import { lazyPart } from '../ui/lazy-part';

/** The refusal as it is drawn when its file cannot be loaded. */
const PlainRefusal = ({ message }: RefusalAlertProps) => (
  <div role="alert">
    <Text>{message}</Text>
  </div>
);

/** Why the product is not in the cart (P8-1). Few visitors see it, so its file comes with the refusal. */
export const PurchaseRefusal = lazyPart(
  () => import('../purchase/refusal-alert'),
  (file) => file.RefusalAlert,
  { failed: PlainRefusal },
);
