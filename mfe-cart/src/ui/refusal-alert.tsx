import { Alert, Button } from 'shared-domain/ui';
import { texts } from '../texts/nb';

export interface RefusalAlertProps {
  /** In Norwegian, for the shopper. */
  readonly message: string;
  /** Absent: the message stays until the next change. */
  readonly onDismiss?: (() => void) | undefined;
}

/** Why the cart was not changed (P8-1). */
export function RefusalAlert({ message, onDismiss }: RefusalAlertProps) {
  return (
    <Alert kind="negative" role="alert">
      {message}
      {onDismiss && (
        <Button variant="quiet" size="small" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      )}
    </Alert>
  );
}
