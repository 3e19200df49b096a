import { Alert, Button } from 'shared-domain/ui';
import { texts } from '../texts/nb';
import { EmptyForm } from './empty-cart';

export interface RefusalAlertProps {
  /** In Norwegian, for the shopper. */
  readonly message: string;
  /** Absent: the message stays until the next change. */
  readonly onDismiss?: (() => void) | undefined;
  /** Present where emptying the cart clears the way (P8-1). */
  readonly onEmpty?: (() => void) | undefined;
}

/** Why the cart was not changed (P8-1). */
export function RefusalAlert({ message, onDismiss, onEmpty }: RefusalAlertProps) {
  return (
    <Alert kind="negative" role="alert">
      {message}
      {onEmpty && <EmptyForm variant="secondary" onEmpty={onEmpty} />}
      {onDismiss && (
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      )}
    </Alert>
  );
}
